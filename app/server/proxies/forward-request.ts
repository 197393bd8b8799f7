import { once } from 'node:events'
import type { CookieOptions, Request, RequestHandler, Response } from 'express'
import { Agent, DecoratorHandler, type Dispatcher } from 'undici'
import { findFailureCode } from '../../platform/http/failures'
import { PlatformError, type PlatformErrorDetails } from '../../platform/http/platform-error'
import { HTML } from '../../platform/http/send-request'
import type { ReportError } from '../report-error'
import { readCookieRules } from '../session/set-cookie'
import { answerProblem } from './answer-problem'
import { startDeadline, type Deadline } from './deadline'
import { buildRequestHeaders, buildResponseHeaders } from './proxy-headers'
import type { ProxyRule } from './proxy-rules'

interface ForwardParts {
  /** Where the proxy leads. */
  origin: string
  publicOrigin: string
  findClientAddress(req: Request): string | undefined
  report: ReportError
}

/** Milliseconds until there is a connection. */
const CONNECT_MS = 5_000
/** A browser that reads nothing of a response for this long counts as gone. */
const SLOWEST_READER_MS = 30_000

/**
 * Opens a client for one proxy's origin, with a forwarder for each route, whose line is the name in failure
 * reports.
 *
 * Passes a request on, whose path below the proxy is `req.path`, and its answer back while it comes. 502 for an
 * invalid response, 504 for a late one. A response that breaks off, is too slow or too long breaks off here as well,
 * so that nobody takes a part of it for the whole. Time spent on the shopper's connection does not count.
 */
export function createForwarder(rule: ProxyRule, parts: ForwardParts): (line: string) => RequestHandler {
  const agent = new Agent({
    connect: { timeout: CONNECT_MS },
    // The deadline below is one for everything.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: rule.maxAnswerBytes
  }).compose(dispatch => (options, handler) => dispatch(options, new StatusLineCheck(handler)))

  return line => async (req, res) => {
    // The browser has left while its limit was read: nobody waits for an answer, and the address is hidden by now.
    if (req.socket.destroyed) return
    const operation = `${rule.proxy} ${line}`
    const report = (failure: Omit<PlatformErrorDetails, 'operation' | 'origin'>) =>
      parts.report(new PlatformError({ ...failure, operation, origin: parts.origin }))
    const deadline = startDeadline(rule.deadline)
    res.once('close', deadline.giveUp)
    // A request that has been passed on no longer says how it came.
    const cookieRules = readCookieRules(req, res, parts.publicOrigin)
    try {
      const answer = await agent.request({
        origin: parts.origin,
        path: req.url,
        method: req.method as Dispatcher.HttpMethod,
        headers: {
          ...buildRequestHeaders(rule, req.headers, {
            publicOrigin: parts.publicOrigin,
            clientAddress: parts.findClientAddress(req)
          }),
          ...(rule.streamsRequests && { 'content-length': req.headers['content-length'] })
        },
        body: rule.streamsRequests ? req : Buffer.isBuffer(req.body) ? req.body : null,
        signal: deadline.signal
      })
      // The body may break off at any time, also while unread.
      answer.body.on('error', () => undefined)
      reportRefusal(answer, rule, report)
      await passAnswer(answer, rule, cookieRules, res, deadline)
    } catch (error) {
      // Where the browser has gone away, nothing has failed.
      if (deadline.isOver() || !deadline.signal.aborted)
        report({ kind: deadline.isOver() ? 'timeout' : 'network', code: findFailureCode(error) })
      if (res.headersSent) res.destroy()
      else if (deadline.isOver() || isTimeout(error)) answerProblem(res, 504, 'The service does not answer')
      else answerProblem(res, 502, 'The service does not answer as it should')
    }
    deadline.giveUp()
  }
}

/** The client accepts any reason phrase, and this is the only sign of a malformed status line. */
class StatusLineCheck extends DecoratorHandler {
  private readonly inner: Dispatcher.DispatchHandlers

  constructor(inner: Dispatcher.DispatchHandlers) {
    super(inner)
    this.inner = inner
  }

  onHeaders(status: number, headers: Buffer[], resume: () => void, words: string): boolean {
    if (/\p{Cc}/u.test(words)) throw new Error('the status line is garbled')
    return this.inner.onHeaders?.(status, headers, resume, words) ?? true
  }
}

/** Most services never answer with a page, whatever its status says. */
function reportRefusal(
  { statusCode: status, headers }: Dispatcher.ResponseData,
  { pageMark }: ProxyRule,
  report: (failure: Omit<PlatformErrorDetails, 'operation' | 'origin'>) => void
): void {
  const isHtml = String(headers['content-type']).toLowerCase().includes('html')
  const isStrange = isHtml && (!pageMark || !headers[pageMark] || status >= 400)
  if (isStrange || status >= 500 || status === 429)
    report({ kind: 'status', status, code: isHtml ? HTML : undefined })
}

async function passAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  rule: ProxyRule,
  cookieRules: CookieOptions,
  res: Response,
  deadline: Deadline
): Promise<void> {
  if (!isFinal(statusCode)) {
    body.destroy()
    throw new Error(`an answer of status ${statusCode} cannot be passed on`)
  }
  res.writeHead(statusCode, buildResponseHeaders(rule, headers, cookieRules))
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (!res.write(chunk))
      await deadline.apart(SLOWEST_READER_MS, () => once(res, 'drain', { signal: deadline.signal }))
  }
  res.end()
}

/** Pages never ask for redirects. */
const isFinal = (status: number) =>
  (status >= 200 && status < 300) || status === 304 || (status >= 400 && status < 600)

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT'
