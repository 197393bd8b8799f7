import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { asksUnshared, UNSHARED } from '../../visit/addresses/cache-key'

/** Headers between Managed Runtime and the framework: they replace the query, name a request class, or an id. */
const PLATFORM_HEADERS = /^x-(mobify|apigateway)-/i
const CORRELATION_ID = 'x-correlation-id'
const REQUEST_CLASS = 'x-mobify-request-class'
const QUERY = 'x-mobify-querystring'
/**
 * The one kept statement of the edge: this request shares no page. A client that claims it gets a page of its
 * own.
 */
export const UNSHARED_HEADER = 'x-unshared'
const PLAIN_ID = /^[\w-]{8,64}$/

/** An id for a request: the given one when it could not forge a line of a log, else a new one. */
const choosePlainId = (given: unknown): string =>
  typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID()

/**
 * Removes headers that no client may send to the framework (decision 17), keeps the mark of an unshared page,
 * and gives the request an id: the framework stores the id before any code of ours runs, and deletes the
 * request by it.
 */
function cleanHeaders(headers: Record<string, unknown>): void {
  const isUnshared = String(headers[REQUEST_CLASS]) === UNSHARED || asksUnshared(String(headers[QUERY] ?? ''))
  for (const name of Object.keys(headers)) if (PLATFORM_HEADERS.test(name)) delete headers[name]
  if (isUnshared) headers[UNSHARED_HEADER] = 'true'
  headers[CORRELATION_ID] = choosePlainId(headers[CORRELATION_ID])
}

/**
 * For a process of our own. A proxy in front of the shop may give a request its id; without a configured
 * proxy the header is a visitor's own claim, which would return in responses.
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

/** Managed Runtime's event for one request; header names in any case. */
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

/** Each request has an id for logs and responses; a foreign one counts only if it is plain. */
export const withCorrelationId: RequestHandler = (req, res, next) => {
  const id = choosePlainId(req.get('x-correlation-id'))
  res.locals.requestId = id
  res.setHeader('x-correlation-id', id)
  next()
}
