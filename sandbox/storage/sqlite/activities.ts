import type { Activity } from '../../domain/recommendations/activity'
import type { PageReport } from '../../domain/recommendations/page-report'
import type { Database } from './database'

/**
 * Sums are stored beside single activities, because recommendations are read more often than activities are
 * written.
 */
export const activitiesSchema: readonly string[] = [
  `CREATE TABLE activities (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    site_id TEXT NOT NULL,
    name TEXT NOT NULL,
    cookie_id TEXT NOT NULL,
    document TEXT NOT NULL
  );
  CREATE INDEX activities_of_cookie ON activities (site_id, cookie_id, name);
  CREATE TABLE product_points (
    site_id TEXT NOT NULL, product_id TEXT NOT NULL, points INTEGER NOT NULL,
    PRIMARY KEY (site_id, product_id)
  ) WITHOUT ROWID;
  CREATE TABLE product_pairs (
    site_id TEXT NOT NULL, product_id TEXT NOT NULL, other_id TEXT NOT NULL, times INTEGER NOT NULL,
    PRIMARY KEY (site_id, product_id, other_id)
  ) WITHOUT ROWID;`,
  `CREATE TABLE page_views (
    site_id TEXT PRIMARY KEY, times INTEGER NOT NULL
  ) WITHOUT ROWID;`,
  `CREATE TABLE viewed_pairs (
    site_id TEXT NOT NULL, product_id TEXT NOT NULL, other_id TEXT NOT NULL, times INTEGER NOT NULL,
    PRIMARY KEY (site_id, product_id, other_id)
  ) WITHOUT ROWID;
  CREATE TABLE page_reports (number INTEGER PRIMARY KEY AUTOINCREMENT, document TEXT NOT NULL);`
]

/** Single activities are kept up to this number, the oldest go first. */
const MAX_ACTIVITIES = 20_000

/** Reports of pages likewise. */
const MAX_REPORTS = 2_000

const parseRows = <Row = Activity>(rows: unknown[]): Row[] =>
  (rows as { document: string }[]).map(row => JSON.parse(row.document) as Row)

/** Activities of shoppers and their sums. */
export function createActivityStore(db: Database) {
  const add = db.prepare('INSERT INTO activities (site_id, name, cookie_id, document) VALUES (?, ?, ?, ?)')
  const forget = db.prepare('DELETE FROM activities WHERE number <= ?')
  const ofCookie = db.prepare(
    `SELECT document FROM activities WHERE site_id = ? AND cookie_id = ? AND name = ?
     ORDER BY number DESC LIMIT 100`
  )
  const latest = db.prepare('SELECT document FROM activities ORDER BY number DESC LIMIT ?')
  const addPoints = db.prepare(
    `INSERT INTO product_points (site_id, product_id, points) VALUES (?, ?, ?)
     ON CONFLICT (site_id, product_id) DO UPDATE SET points = points + excluded.points`
  )
  const points = db.prepare('SELECT product_id AS productId, points FROM product_points WHERE site_id = ?')
  const addPair = db.prepare(
    `INSERT INTO product_pairs (site_id, product_id, other_id, times) VALUES (?, ?, ?, 1)
     ON CONFLICT (site_id, product_id, other_id) DO UPDATE SET times = times + 1`
  )
  const pairs = db.prepare(
    'SELECT other_id AS otherId, times FROM product_pairs WHERE site_id = ? AND product_id = ?'
  )
  const addViewed = db.prepare(
    `INSERT INTO viewed_pairs (site_id, product_id, other_id, times) VALUES (?, ?, ?, 1)
     ON CONFLICT (site_id, product_id, other_id) DO UPDATE SET times = times + 1`
  )
  const viewed = db.prepare(
    'SELECT other_id AS otherId, times FROM viewed_pairs WHERE site_id = ? AND product_id = ?'
  )
  const addReport = db.prepare('INSERT INTO page_reports (document) VALUES (?)')
  const forgetReports = db.prepare('DELETE FROM page_reports WHERE number <= ?')
  const reports = db.prepare('SELECT document FROM page_reports ORDER BY number DESC LIMIT ?')
  const countView = db.prepare(
    `INSERT INTO page_views (site_id, times) VALUES (?, 1)
     ON CONFLICT (site_id) DO UPDATE SET times = times + 1`
  )
  const views = db.prepare('SELECT site_id AS siteId, times FROM page_views ORDER BY site_id')

  return {
    add(activity: Activity): void {
      const { siteId, name, cookieId } = activity
      const { lastInsertRowid } = add.run(siteId, name, cookieId, JSON.stringify(activity))
      if (Number(lastInsertRowid) > MAX_ACTIVITIES) forget.run(Number(lastInsertRowid) - MAX_ACTIVITIES)
    },
    /** One shopper's activities of one kind, the latest first. */
    listOfCookie: (siteId: string, cookieId: string, name: string) =>
      parseRows(ofCookie.all(siteId, cookieId, name)),
    /** The latest activities first. */
    listLatest: (limit: number) => parseRows(latest.all(limit)),

    addPoints: (siteId: string, productId: string, value: number) =>
      void addPoints.run(siteId, productId, value),
    getPoints: (siteId: string) =>
      new Map(
        (points.all(siteId) as { productId: string; points: number }[]).map(row => [
          row.productId,
          row.points
        ])
      ),
    addPair: (siteId: string, productId: string, otherId: string) =>
      void addPair.run(siteId, productId, otherId),
    listPairs: (siteId: string, productId: string) =>
      pairs.all(siteId, productId) as { otherId: string; times: number }[],

    /** Products that one shopper has looked at after each other; pairs have no order. */
    addViewedPair(siteId: string, productId: string, otherId: string): void {
      addViewed.run(siteId, productId, otherId)
      addViewed.run(siteId, otherId, productId)
    },
    listViewedPairs: (siteId: string, productId: string) =>
      viewed.all(siteId, productId) as { otherId: string; times: number }[],

    addReport(report: PageReport): void {
      const number = Number(addReport.run(JSON.stringify(report)).lastInsertRowid)
      if (number > MAX_REPORTS) forgetReports.run(number - MAX_REPORTS)
    },
    /** Reports of pages, the latest first. */
    listReports: (limit: number) => parseRows<PageReport>(reports.all(limit)),

    countPageView: (siteId: string) => void countView.run(siteId),
    getPageViews: (): Record<string, number> =>
      Object.fromEntries(
        (views.all() as { siteId: string; times: number }[]).map(row => [row.siteId, row.times])
      )
  }
}
