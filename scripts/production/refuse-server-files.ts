import { posix } from 'node:path'
import type { RequestHandler } from 'express'

/** What `ssrOnly` of config/default.js names: Managed Runtime hands none of it to browsers either. */
const SERVER_FILES = /^\/(ssr|server-renderer|request-processor|[^/]*-server)\.js(\.map)?$|^\/node_modules\//i

/** Answers 404 for the parts of the build that run on the server. Stands in front of its static files. */
export const refuseServerFiles: RequestHandler = (req, res, next) => {
  if (isServerFile(req.path)) refuseFile(req, res, next)
  else next()
}

/** Whether a path within the build is for the server only; one that cannot be decoded names no file at all. */
export function isServerFile(path: string): boolean {
  try {
    // As the static server does after this: "/./ssr.js" and "/static/../ssr.js" are the same file.
    return SERVER_FILES.test(posix.normalize(`/${decodeURIComponent(path)}`))
  } catch {
    return true
  }
}

export const refuseFile: RequestHandler = (_req, res) => {
  res.status(404).set('cache-control', 'no-store').type('text/plain').send('No such file')
}
