import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { createPromptServer } from './create-server'
import { createDrain, type Drain } from './drain'
import { limitPages, type PageLimit } from './limit-pages'
import { logProxiedCalls } from './log-proxied-calls'
import { keepBundle, publishBundle } from './publish-bundle'
import { refuseUnreadableAddress } from './refuse-unreadable-address'
import { buildRuntimeEnvironment } from './runtime-environment'
import { serveBundles } from './serve-bundles'
import type { ServeSettings } from './parse-settings'

/** Connections that the system keeps for a process that is busy; it may allow less (somaxconn). */
const BACKLOG = 8_192

/** Bytes; a compressed page leaves in one piece instead of several writes. */
const WHOLE_PAGE = 65_536

/**
 * Brotli looks back by a page's length (2^17 bytes), not by the 4 MiB that are its default: a compressor for each of
 * ten pages at once made the engine collect garbage so often that a page cost twice as much.
 */
const COMPRESSION = {
  level: 4,
  chunkSize: WHOLE_PAGE,
  brotli: { chunkSize: WHOLE_PAGE, params: { [constants.BROTLI_PARAM_LGWIN]: 17 } }
}

/**
 * Puts in front of the bundle what Managed Runtime gives it elsewhere: static
 * files, proxies to the platform, compression, a health endpoint, an orderly end.
 */
export async function startServer(settings: ServeSettings): Promise<void> {
  const bundleId = await publishBundle(join(process.cwd(), 'build'), settings.bundlesFolder)
  keepBundle(settings.bundlesFolder, bundleId)
  const drain = createDrain()
  const pages = limitPages(settings.pagesAtOnce)
  const outer = createOuterShop(settings, loadShop(settings, bundleId), drain, pages)
  const server = createPromptServer(pages.refuseWhenFull(outer), settings)
  server.on('connection', pages.noteArrival)
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port: settings.port, backlog: BACKLOG }, resolve)
  )
  endOrderly(server, drain, settings)
}

/** The middlewares around the bundle, in order. */
export function createOuterShop(
  settings: ServeSettings,
  bundle: ShopBundle,
  drain: Drain,
  pages: PageLimit
): Express {
  const outer = express()
  outer.disable('x-powered-by')
  outer.use(drain.closeConnections, bundle.guardAnswers, bundle.identifyRequests, refuseUnreadableAddress)
  outer.get('/health', drain.answerHealth)
  outer.use('/mobify/proxy', logProxiedCalls(), bundle.proxies)
  outer.use(compression(COMPRESSION))
  outer.use('/mobify/bundle', serveBundles(settings.bundlesFolder))
  outer.use(pages.admit, bundle.app)
  return outer
}

/** The exports of `app/ssr.js`. */
interface ShopBundle {
  app: RequestHandler
  /** Headers that every answer of this origin carries. */
  guardAnswers: RequestHandler
  identifyRequests: RequestHandler
  /** To the platform and the services beside it, behind the access gate. */
  proxies: RequestHandler
}

function loadShop(settings: ServeSettings, bundleId: string): ShopBundle {
  Object.assign(process.env, buildRuntimeEnvironment(settings.publicOrigin, bundleId))
  return createRequire(join(process.cwd(), 'build/ssr.js'))('./ssr.js') as ShopBundle
}

/** Ends the process on SIGTERM or SIGINT, as `endServer` does. */
function endOrderly(server: Server, drain: Drain, settings: ServeSettings): void {
  let isEnding = false
  const end = () => {
    // A terminal signals every process, and then the parent process signals them again.
    if (isEnding) return
    isEnding = true
    endServer(server, drain, settings, () => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

/**
 * Announces its end at once, goes on answering until balancers have noticed, then accepts no request and
 * calls `done` after the last response.
 */
export function endServer(
  server: Server,
  drain: Drain,
  { drainMs, shutdownMs }: Pick<ServeSettings, 'drainMs' | 'shutdownMs'>,
  done: () => void
): void {
  drain.begin()
  const close = () => {
    server.close(done)
    server.closeIdleConnections()
    // Remaining readers get this long; then the process ends all the same.
    setTimeout(done, shutdownMs).unref()
  }
  if (drainMs > 0) setTimeout(close, drainMs)
  else close()
}
