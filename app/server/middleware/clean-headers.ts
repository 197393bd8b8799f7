import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { asksUnshared, UNSHARED } from '../../visit/addresses/cache-key'

/** Between Managed Runtime and the framework: they replace the query, name a class of visitors, stand in for an id. */
const PLATFORM_HEADERS = /^x-(mobify|apigateway)-/i
const CORRELATION_ID = 'x-correlation-id'
const REQUEST_CLASS = 'x-mobify-request-class'
const QUERY = 'x-mobify-querystring'
/** Left of what the edge says: this request shares no page. Others may claim it, too, and get a page of their own. */
export const UNSHARED_HEADER = 'x-unshared'
const PLAIN_ID = /^[\w-]{8,64}$/

/** An id for a request: the given one when it could not forge a line of a log, else a new one. */
export const choosePlainId = (given: unknown): string =>
  typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID()

/**
 * Takes out of a request what no client may tell the framework (decision 17), keeps of it that no page is shared,
 * and gives it an id: the framework notes the id of a request before anything of ours runs, and forgets the request
 * by it.
 */
function cleanHeaders(headers: Record<string, unknown>): void {
  const isUnshared = String(headers[REQUEST_CLASS]) === UNSHARED || asksUnshared(String(headers[QUERY] ?? ''))
  for (const name of Object.keys(headers)) if (PLATFORM_HEADERS.test(name)) delete headers[name]
  if (isUnshared) headers[UNSHARED_HEADER] = 'true'
  headers[CORRELATION_ID] = choosePlainId(headers[CORRELATION_ID])
}

/**
 * For a process of our own. A proxy in front of the shop may give a request its id; where none
 * is configured the header is a visitor's own claim, which would come back in answers.
 */
export const giveRequestId =
  (trustedProxies: number): RequestHandler =>
  (req, _res, next) => {
    req.headers[CORRELATION_ID] = choosePlainId(trustedProxies > 0 && req.headers[CORRELATION_ID])
    next()
  }

/** In front of the framework's application, wherever this process serves it. */
export const withCleanHeaders =
  (shop: RequestHandler): RequestHandler =>
  (req, res, next) => {
    cleanHeaders(req.headers)
    shop(req, res, next)
  }

/** What Managed Runtime hands to the framework for one request; names of headers in any case. */
interface RuntimeEvent {
  headers?: Record<string, string | undefined> | null
  multiValueHeaders?: Record<string, string[] | undefined> | null
}

/** The same on Managed Runtime, whose requests come as events. */
export const withCleanEvent =
  <Rest extends unknown[], Answer>(handle: (event: RuntimeEvent, ...rest: Rest) => Answer) =>
  (event: RuntimeEvent, ...rest: Rest): Answer => {
    const headers = lowerNames(event.headers ?? {})
    const multiValueHeaders = lowerNames(event.multiValueHeaders ?? {})
    cleanHeaders(headers)
    cleanHeaders(multiValueHeaders)
    multiValueHeaders[CORRELATION_ID] = [headers[CORRELATION_ID] ?? '']
    if (headers[UNSHARED_HEADER]) multiValueHeaders[UNSHARED_HEADER] = [headers[UNSHARED_HEADER]]
    return handle({ ...event, headers, multiValueHeaders }, ...rest)
  }

const lowerNames = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
