import { findFailureCode } from './failures'
import { parseFault } from './parse-fault'
import { isPlatformError, PlatformError } from './platform-error'
import { AnswerTooLong, readText, type Answer } from './read-text'
import { readRetryAfter } from './retry-after'
import { readShopperText } from './read-shopper-text'
import { refuseRedirects } from './refuse-redirects'

export interface PlatformRequest {
  /** The platform's operation, for errors and logs. */
  operation: string
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Milliseconds until the call counts as failed. */
  deadline?: number
  /** Also arrives when the page is left meanwhile; for small bodies. */
  keepalive?: boolean
  signal?: AbortSignal
  /** The customer of the call: it is sent with this customer's token only. */
  customerId?: string
  /** Guests may not: it is sent with no token of theirs. */
  forCustomers?: boolean
  /** Reads the response's text, which is JSON; for reads of public data it may return the same object for the same text. */
  parse?: (text: string, request: Pick<PlatformRequest, 'method' | 'url'>) => unknown
}

export type Fetch = typeof fetch

/** Arguments of a sender; `fetch` is one. */
export interface SentRequest {
  method: string
  headers: Record<string, string>
  body?: string
  keepalive?: boolean
  redirect?: RequestRedirect
  signal: AbortSignal
}

export type Send = (url: string, request: SentRequest) => Promise<Answer>

/** B2C Commerce itself times out after 10 s; no response is worth waiting longer. */
export const DEFAULT_DEADLINE = 8_000

/** The result of a call without content (requirement 13.3). */
export interface BareStatus {
  status: 201 | 202 | 204
}

/**
 * One call to the platform: sends, waits at most the deadline, reads JSON.
 * A status of 204 returns the bare status, and so does a 201 with an empty body: the platform
 * creates a shopper context that way.
 *
 * @throws PlatformError for a lost connection, a missed deadline, a status of 400
 *   and more, an answer that is empty or carries an error, and JSON that cannot be read.
 */
export async function sendRequest(send: Send, request: PlatformRequest): Promise<unknown> {
  const { operation, deadline = DEFAULT_DEADLINE } = request
  const waiting = startDeadline(deadline, request.signal)
  try {
    const response = await refuseRedirects(send)(request.url, {
      method: request.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      keepalive: request.keepalive,
      signal: waiting.signal
    })
    const text = await readText(operation, response)
    return readAnswer(request, response, text)
  } catch (error) {
    const origin = ORIGIN.exec(request.url)?.[0]
    if (isPlatformError(error)) throw Object.assign(error, { origin })
    if (request.signal?.aborted) throw error
    if (error instanceof AnswerTooLong)
      throw new PlatformError({ kind: 'unreadable', operation, origin, detail: error.message })
    const kind = waiting.isOver() ? 'timeout' : 'network'
    throw new PlatformError({
      kind,
      operation,
      origin,
      code: findFailureCode(error),
      detail: kind === 'timeout' ? `no answer within ${deadline} ms` : 'the connection failed'
    })
  } finally {
    waiting.end()
  }
}

/** Calls of a browser go to its own origin, without naming it. */
const ORIGIN = /^https?:\/\/[^/]+/

/**
 * A signal that aborts after the deadline or when the caller aborts. Released
 * with the call: `AbortSignal.timeout` would retain it, response included, until
 * the deadline, and a busy server would hold seconds of responses in memory.
 */
function startDeadline(ms: number, given: AbortSignal | undefined) {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort()
  }, ms)
  const giveUp = () => controller.abort()
  if (given?.aborted) giveUp()
  given?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    isOver: () => over,
    end() {
      clearTimeout(timer)
      given?.removeEventListener('abort', giveUp)
    }
  }
}

function readAnswer(request: PlatformRequest, response: Answer, text: string): unknown {
  const { operation } = request
  const { status } = response
  const body = parseJson(text, status < 400 ? request : undefined)
  const isFault = body.ok && parseFault(body.value, status) !== undefined
  const shown: unknown = isFault ? JSON.parse(text, hideAddresses) : undefined
  const fault = isFault ? parseFault(shown, status) : undefined
  const shopperText = readShopperText(shown, status)
  const code = !body.ok && isPage(response.headers) ? HTML : undefined
  if (status >= 400) {
    throw new PlatformError({
      ...(fault ?? { kind: 'status', title: readReason(response) }),
      kind: fault?.kind ?? 'status',
      operation,
      status,
      code,
      shopperText,
      retryAfter: readRetryAfter(status, response.headers)
    })
  }
  const isEmpty = text.trim() === '' || text === 'null'
  if (status === 204 || ((status === 201 || status === 202) && isEmpty))
    return { status } satisfies BareStatus
  if (isEmpty)
    throw new PlatformError({ kind: 'unreadable', operation, status, detail: 'the answer is empty' })
  if (!body.ok)
    throw new PlatformError({ kind: 'unreadable', operation, status, code, detail: 'the answer is not JSON' })
  if (fault) throw new PlatformError({ ...fault, operation, status, shopperText })
  return body.value
}

/** The code of a failure that is a page: of a proxy, a firewall or a login. */
export const HTML = 'HTML'

export const isPage = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('content-type')?.toLowerCase().includes('html') ?? false

/** The reason phrase of a status may hold anything but a line break, and errors are logged. */
const readReason = ({ statusText }: Answer) => statusText.replace(/[^ -~]/g, '') || undefined

/** Refusals repeat the request ("The login … is in use"), and errors are logged: e-mail addresses are removed. */
const hideAddresses = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…') : value

function parseJson(text: string, request?: PlatformRequest): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: request?.parse ? request.parse(text, request) : JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
