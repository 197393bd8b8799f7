import type { RequestHandler } from 'express'
import { logger } from '../../app/entry/kit-adapter/logger'

/** Writes one line; `isFailure` for an answer of 400 and above. */
type WriteLine = (line: string, isFailure: boolean) => void

const writeToLog: WriteLine = (line, isFailure) =>
  logger[isFailure ? 'error' : 'info'](line, { namespace: 'proxy' })

/**
 * One line on the log for each call through the proxies, as the framework writes them for pages:
 * id, method, proxy and path, status, time. Mounted in front of the proxies.
 */
export function logProxiedCalls(write: WriteLine = writeToLog): RequestHandler {
  return (req, res, next) => {
    const { method, path } = req
    const began = performance.now()
    res.once('close', () => {
      const took = (performance.now() - began).toFixed(0)
      // A browser that went away has not seen the status.
      const status = res.writableFinished ? res.statusCode : 'broken off'
      const id = String(req.headers['x-correlation-id'] ?? '-')
      write(`(${id}) ${method} proxy${describePath(path)} ${status} ${took} ms`, res.statusCode >= 400)
    })
    next()
  }
}

/** Words of the platform's own paths, also with their version; what shoppers have is not among them. */
const WORD = /^(v\d+(_\d+)?|[a-z]+([-.][a-z]+)*)$/i
/** The segment after these is the id or name of a shopper's resource. */
const COLLECTIONS =
  /^(customers|baskets|orders|addresses|items|shipments|payment-?_?instruments|product-?_?lists|coupons|gift-?_?certificates?|subscriptions|organizations|site|reset-password)$/i
/** …unless it is one of these, which are the platform's again. */
const ACTIONS = /^(actions|password|guest|me)$/i

/** A path as a log may show it: the operation without ids of shoppers. */
export function describePath(path: string): string {
  const segments = path.split('/')
  return segments
    .map((segment, index) => {
      const isOfSomebody = COLLECTIONS.test(segments[index - 1] ?? '') && !ACTIONS.test(segment)
      return segment === '' || (WORD.test(segment) && segment.length <= 40 && !isOfSomebody) ? segment : '…'
    })
    .join('/')
}
