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
   * Who may keep an answer that succeeds, as Cache-Control says it. Nobody keeps an error, nor anything
   * behind the access gate; a handler that knows better sets the header itself.
   */
  cache: string
  /** What stands in front of the handler, e.g. `acceptJson`. */
  guards?: readonly RequestHandler[]
  /** Throws an `EndpointError` for what it refuses; anything else that it throws is a defect, and 503. */
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

/** For answers that belong to whoever asked. */
export const KEEP_NOTHING = 'private, no-store'

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
      limitKeeping(cache),
      allowOnly(methods),
      ...guards,
      answerMalformed,
      answerErrors(serving, handle)
    )
  return router
}

/** Says when the status is known who may keep the answer, unless that has been said by then. */
function limitKeeping(cache: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.keeping = cache
    onHeaders(res, () => {
      const kept = res.locals.keeping as string | undefined
      if (kept !== undefined && !res.hasHeader('cache-control'))
        res.setHeader('cache-control', res.statusCode < 400 ? kept : KEEP_NOTHING)
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

/** What a handler throws is answered with its message, and its stack outside production only (requirement 13.3). */
function answerErrors({ production, report }: Serving, handle: Endpoint['handle']): RequestHandler {
  return async (req, res, next) => {
    const pass: NextFunction = (error?: unknown) => {
      // Somebody else answers.
      delete res.locals.keeping
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

/** Messages of others than our own stay inside: they may quote what was sent. */
function toEndpointError(error: unknown, report: ReportError): EndpointError {
  if (error instanceof EndpointError) return error
  report(error)
  return new EndpointError(503, 'The service does not answer')
}
