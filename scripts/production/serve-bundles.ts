import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import serveCompressed from 'express-static-gzip'
import { BUNDLE_ID } from './sweep-bundles'

/**
 * Serves `/{bundle id}/{file}` from the folder of bundles, in which there are public files only
 * (`publish-bundle.ts`). An id that is not in it is unknown: 404, which no cache may keep, since
 * the next build may have it.
 */
export function serveBundles(folder: string): Router {
  const known = new Map<string, RequestHandler>()

  async function find(id: string): Promise<RequestHandler | undefined> {
    const home = join(folder, id)
    const isThere = BUNDLE_ID.test(id) && (await stat(home).catch(() => undefined))?.isDirectory()
    if (!isThere) {
      known.delete(id)
      return undefined
    }
    const handler = known.get(id) ?? createHandler(home)
    known.set(id, handler)
    return handler
  }

  return express
    .Router()
    .use('/:bundleId', (req, res, next) => {
      if (!isReadable(req.path)) return next()
      find(req.params.bundleId).then(handler => (handler ? handler(req, res, next) : next()), next)
    })
    .use(refuseFile)
}

/** Its files never change under their address, and are compressed by `npm run build`. */
const createHandler = (home: string): RequestHandler =>
  serveCompressed(home, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: { immutable: true, maxAge: '365d', redirect: false }
  })

const refuseFile: RequestHandler = (_req, res) => {
  res.status(404).set('cache-control', 'no-store').type('text/plain').send('No such file')
}

/** A name that cannot be decoded names no file. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
