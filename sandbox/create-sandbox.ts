import express, { type Express, type RequestHandler } from 'express'
import { createPlatform } from './create-platform'
import type { Clock, Ids, Seed } from './contracts'
import { createFaults } from './control/faults'
import { createRequestStatistics } from './control/request-statistics'
import { randomIds, systemClock } from './domain/system'
import { handleErrors } from './http/handle-errors'
import { loadSeed } from './load-seed'
import { schemas } from './schemas'
import { seed as sampleSeed } from './seed/seed'
import { openDatabase } from './storage/sqlite/database'
import { emptyTables, migrate } from './storage/sqlite/migrate'

export interface SandboxOptions {
  /** Database file, or ":memory:". */
  databasePath: string
  /** Origin in absolute links, e.g. "http://127.0.0.1:4000". */
  publicOrigin: string
  clock?: Clock
  ids?: Ids
  /** What the sandbox starts with; the sample assortment unless told otherwise. */
  seed?: Seed
}

export interface Sandbox {
  app: Express
  /** Closes the database. Stop listening first. */
  close: () => void
}

/** Composition root: opens the database, loads the seed, and answers an Express app that is the whole platform. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { databasePath, publicOrigin, clock = systemClock, ids = randomIds, seed = sampleSeed } = options
  const db = openDatabase(databasePath)
  migrate(db, schemas)
  const faults = createFaults()
  const statistics = createRequestStatistics()

  /** Domains keep indexes in memory, so a reset builds them anew over the emptied tables. */
  const build = (): RequestHandler => {
    loadSeed(db, seed, clock, ids)
    return createPlatform({ db, databasePath, publicOrigin, clock, ids, seed, faults, statistics, reset })
  }
  const reset = () => {
    emptyTables(db, schemas)
    faults.clear()
    platform = build()
  }
  let platform = build()

  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('etag', false)
  app.use(statistics.count)
  app.use(faults.inject)
  app.use((request, response, next) => platform(request, response, next))
  app.use(handleErrors)
  return { app, close: () => db.close() }
}
