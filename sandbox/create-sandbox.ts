import express, { type Express, type Router } from 'express'
import { readRecordFolder } from './config'
import { createPlatform } from './create-platform'
import type { Seed } from './seed/seed-contents'
import { createFaults } from './faults/faults'
import { createRequestStatistics } from './requests/request-statistics'
import { createWebview } from './control/webview/webview'
import { createWebviewApp } from './control/webview/webview-app'
import { createSiteSettings } from './domain/sites/site-settings'
import { createShiftableClock } from './control/shiftable-clock'
import { systemClock, type Clock } from './domain/clock'
import { randomIds, type Ids } from './domain/ids'
import { handleErrors } from './http/handle-errors'
import { loadSeed } from './load-seed'
import { schemas } from './storage/sqlite/schemas'
import { seed as sampleSeed } from './seed/seed'
import { openDatabase } from './storage/sqlite/database'
import { emptyTables, migrate } from './storage/sqlite/migrate'

const SHOP_ORIGIN = 'http://localhost:3000'

interface SandboxOptions {
  /** Database file, or ":memory:". */
  databasePath: string
  /** Origin in absolute links, e.g. "http://127.0.0.1:4000". */
  publicOrigin: string
  /** Origin of the shop that the console shows and links of mails lead to; by default the one of `npm start`. */
  shopOrigin?: string
  /** Origin under which the native app's web view shows the shop; without it there is no web view. */
  appOrigin?: string
  /** Where a login may lead besides addresses of the own machine. */
  redirectUris?: string[]
  /** How long a payment waits for its shopper, in milliseconds; an hour without it. */
  paymentTimeout?: number
  clock?: Clock
  ids?: Ids
  /** The seed; the sample assortment by default. */
  seed?: Seed
  /** Where to write down requests and their responses; see `createRequestRecorder`. */
  recordFolder?: string
}

export interface Sandbox {
  app: Express
  /** The native app's web view of the shop, for a port of its own. */
  webviewApp: Express
  /** The mounted routers as they are now; a reset builds new ones. */
  getPlatform: () => Router
  /** Closes the database. Stop listening first. */
  close: () => void
}

/** Composition root: opens the database, loads the seed, and returns an Express app that is the whole platform. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    databasePath,
    publicOrigin,
    shopOrigin = SHOP_ORIGIN,
    redirectUris = [],
    ids = randomIds,
    seed = sampleSeed
  } = options
  const recordFolder = options.recordFolder ?? readRecordFolder(process.env)
  const clock = createShiftableClock(options.clock ?? systemClock)
  const db = openDatabase(databasePath)
  migrate(db, schemas)
  const faults = createFaults()
  const statistics = createRequestStatistics()
  const settings = createSiteSettings()
  const webview = createWebview(clock)

  /** Domains keep indexes in memory, so a reset builds them anew over the emptied tables. */
  const build = (): Router => {
    loadSeed(db, seed, clock, ids)
    return createPlatform({
      db,
      databasePath,
      publicOrigin,
      shopOrigin,
      appOrigin: options.appOrigin,
      webview,
      redirectUris,
      paymentTimeout: options.paymentTimeout,
      clock,
      ids,
      seed,
      faults,
      settings,
      statistics,
      reset,
      recordFolder
    })
  }
  const reset = () => {
    emptyTables(db, schemas)
    faults.clear()
    settings.reset()
    webview.reset()
    clock.setAhead(0)
    platform = build()
  }
  let platform = build()

  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('etag', false)
  app.use(statistics.count)
  app.use((request, response, next) => platform(request, response, next))
  app.use(handleErrors)
  return {
    app,
    webviewApp: createWebviewApp(webview, shopOrigin),
    getPlatform: () => platform,
    close: () => db.close()
  }
}
