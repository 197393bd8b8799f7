import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import onHeaders from 'on-headers'
import type { ReportError } from '../report-error'
import { answerMalformed } from './accept-json'

/** An address of the shop's own server that is no page. */
export interface Endpoint {
  path: string | RegExp
  /** Every other method is answered 405. */
  methods: readonly ('GET' | 'HEAD' | 'POST')[]
  /**
   * Cache-Control of a success. Errors, and all responses behind the access gate, are not cached; a handler
   * may set the header itself.
   */
  cache: string
  /** Middlewares before the handler, e.g. `acceptJson`. */
  guards?: readonly RequestHandler[]
  /** Throws an `EndpointError` to refuse; every other error is a defect, and 503. */
  handle(req: Request, res: Response, next: NextFunction): void | Promise<void>
}

/** Why an endpoint refuses, with the status it is answered with. */
export class EndpointError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Seconds until the same request may come again. */
    readonly retryAfter?: number
  ) {
    super(message)
    this.name = String(status)
  }
}

/** For responses to one caller. */
export const NO_STORE = 'private, no-store'

/** Where defects are reported, and how much of an error the caller may learn. */
interface Serving {
  production: boolean
  report: ReportError
}

/** Serves endpoints, the first one that matches; the one way to do so. */
export function serveEndpoints(endpoints: readonly Endpoint[], serving: Serving): Router {
  const router = Router()
  for (const { path, methods, cache, guards = [], handle } of endpoints)
    router.all(
      path,
      withCacheControl(cache),
      allowOnly(methods),
      ...guards,
      answerMalformed,
      answerErrors(serving, handle)
    )
  return router
}

/** Sets Cache-Control when the status is known, unless the handler has set it. */
function withCacheControl(cache: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.cacheControl = cache
    onHeaders(res, () => {
      const cacheControl = res.locals.cacheControl as string | undefined
      if (cacheControl !== undefined && !res.hasHeader('cache-control'))
        res.setHeader('cache-control', res.statusCode < 400 ? cacheControl : NO_STORE)
    })
    next()
  }
}

function allowOnly(methods: readonly string[]): RequestHandler {
  return (req, res, next) => {
    if (methods.includes(req.method)) return next()
    res.setHeader('allow', methods.join(', '))
    res.status(405).json({ error: true, message: 'The method is not allowed' })
  }
}

/** Answers a handler's error with its message, and its stack outside production only (requirement 13.3). */
function answerErrors({ production, report }: Serving, handle: Endpoint['handle']): RequestHandler {
  return async (req, res, next) => {
    const pass: NextFunction = (error?: unknown) => {
      // Another middleware answers.
      delete res.locals.cacheControl
      next(error)
    }
    try {
      await handle(req, res, pass)
    } catch (error) {
      const { status, message, stack, retryAfter } = toEndpointError(error, report)
      if (res.headersSent) return
      if (retryAfter !== undefined) res.setHeader('retry-after', String(retryAfter))
      res.status(status).json({ error: true, message, ...(production ? {} : { stack }) })
    }
  }
}

/** Messages of foreign errors are not sent: they may quote the request. */
function toEndpointError(error: unknown, report: ReportError): EndpointError {
  if (error instanceof EndpointError) return error
  report(error)
  return new EndpointError(503, 'The service does not answer')
}
