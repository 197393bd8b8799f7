import type { RequestHandler, Response } from 'express'
import { RETRY_SECONDS } from './guard-answers'

/** No visitor waits longer, whatever the platform does (bars: answered within 10 s). */
const LONGEST_WAIT_MS = 9_500

/**
 * Answers for a render that never does. The framework leaves a request without an
 * answer when something rejects before React renders.
 */
export const withAnswerInTime: RequestHandler = (_req, res, next) => {
  const timer = setTimeout(() => {
    if (res.headersSent) return
    res.setHeader('cache-control', 'private, no-store')
    res.setHeader('retry-after', String(RETRY_SECONDS))
    res.status(503).type('text/plain').send('The shop takes too long to answer. Please try again.')
    silence(res)
  }, LONGEST_WAIT_MS)
  res.once('close', () => clearTimeout(timer))
  next()
}

/** All by which a late render could still try to answer. Each would throw, since the headers are out. */
const ANSWERS = [
  'send',
  'json',
  'redirect',
  'end',
  'write',
  'setHeader',
  'set',
  'append',
  'removeHeader',
  'writeHead'
] as const

/** Whatever the render still produces for this request has nowhere to go. */
function silence(res: Response): void {
  for (const name of ANSWERS)
    Object.defineProperty(res, name, { value: () => res, configurable: true, writable: true })
}
