import type { ContentRegion, PageKey } from '../../domain/content/content-page'
import type { Database } from './database'
import type { Schema } from './migrate'

export const contentEditsSchema: Schema = [
  `CREATE TABLE content_saved (
    site_id TEXT NOT NULL,
    language TEXT NOT NULL,
    page_id TEXT NOT NULL,
    regions TEXT NOT NULL,
    seed_hash TEXT NOT NULL,
    PRIMARY KEY (site_id, language, page_id)
  );
  CREATE TABLE content_draft (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    site_id TEXT NOT NULL,
    language TEXT NOT NULL,
    page_id TEXT NOT NULL,
    regions TEXT NOT NULL,
    says TEXT NOT NULL
  );
  CREATE INDEX content_draft_of_page ON content_draft (site_id, language, page_id, number);`
]

/** An editor's saved page. */
interface SavedPage {
  regions: ContentRegion[]
  /** Digest of the seed's page that it was made from. */
  seedHash: string
}

/** The latest state of a page that is being edited. */
interface Draft {
  regions: ContentRegion[]
  /** The latest change. */
  says: string
  /** How many changes can be undone. */
  changes: number
}

/** A page's changes that can be undone; older ones cannot. */
const MOST_CHANGES = 100

const parseRegions = (text: string) => JSON.parse(text) as ContentRegion[]
const listKey = ({ siteId, language, id }: PageKey) => [siteId, language, id] as const

/** Pages as editors saved them, and the states of those that are being edited, one row for each change. */
export function createContentEditStore(db: Database) {
  const all = db.prepare('SELECT site_id, language, page_id, regions FROM content_saved')
  const find = db.prepare(
    'SELECT regions, seed_hash FROM content_saved WHERE site_id = ? AND language = ? AND page_id = ?'
  )
  const save = db.prepare('INSERT OR REPLACE INTO content_saved VALUES (?, ?, ?, ?, ?)')
  const remove = db.prepare('DELETE FROM content_saved WHERE site_id = ? AND language = ? AND page_id = ?')
  const latest = db.prepare(
    'SELECT regions, says FROM content_draft WHERE site_id = ? AND language = ? AND page_id = ? ORDER BY number DESC LIMIT 1'
  )
  const count = db.prepare(
    'SELECT COUNT(*) AS changes FROM content_draft WHERE site_id = ? AND language = ? AND page_id = ?'
  )
  const add = db.prepare(
    'INSERT INTO content_draft (site_id, language, page_id, regions, says) VALUES (?, ?, ?, ?, ?)'
  )
  const dropLatest = db.prepare(
    `DELETE FROM content_draft WHERE number =
      (SELECT MAX(number) FROM content_draft WHERE site_id = ? AND language = ? AND page_id = ?)`
  )
  const dropOldest = db.prepare(
    `DELETE FROM content_draft WHERE number =
      (SELECT MIN(number) FROM content_draft WHERE site_id = ? AND language = ? AND page_id = ?)`
  )
  const dropAll = db.prepare('DELETE FROM content_draft WHERE site_id = ? AND language = ? AND page_id = ?')

  const countChanges = (key: PageKey) => (count.get(...listKey(key)) as { changes: number }).changes

  return {
    listSaved: (): (PageKey & Pick<SavedPage, 'regions'>)[] =>
      (all.raw().all() as [string, string, string, string][]).map(([siteId, language, id, regions]) => ({
        siteId: siteId as PageKey['siteId'],
        language: language as PageKey['language'],
        id,
        regions: parseRegions(regions)
      })),
    findSaved(key: PageKey): SavedPage | undefined {
      const row = find.get(...listKey(key)) as { regions: string; seed_hash: string } | undefined
      return row && { regions: parseRegions(row.regions), seedHash: row.seed_hash }
    },
    save: (key: PageKey, { regions, seedHash }: SavedPage) =>
      void save.run(...listKey(key), JSON.stringify(regions), seedHash),
    removeSaved: (key: PageKey) => void remove.run(...listKey(key)),
    findDraft(key: PageKey): Draft | undefined {
      const row = latest.get(...listKey(key)) as { regions: string; says: string } | undefined
      return row && { regions: parseRegions(row.regions), says: row.says, changes: countChanges(key) }
    },
    addChange(key: PageKey, regions: ContentRegion[], says: string) {
      add.run(...listKey(key), JSON.stringify(regions), says)
      if (countChanges(key) > MOST_CHANGES) dropOldest.run(...listKey(key))
    },
    dropLatestChange: (key: PageKey) => void dropLatest.run(...listKey(key)),
    dropDraft: (key: PageKey) => void dropAll.run(...listKey(key))
  }
}

export type ContentEditStore = ReturnType<typeof createContentEditStore>
