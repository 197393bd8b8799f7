import type { RequestHandler, Response } from 'express'
import { sendNotice } from '../../notices/notice'

/** No visitor waits longer, whatever the platform does (bars: answered within 10 s). */
const LONGEST_WAIT_MS = 9_500

/**
 * Answers for a render that never does. The framework leaves a request without an
 * answer when something rejects before React renders.
 */
export const withAnswerInTime: RequestHandler = (req, res, next) => {
  const timer = setTimeout(() => {
    if (res.headersSent) return
    sendNotice(res, 'slow', req.originalUrl)
    silence(res)
  }, LONGEST_WAIT_MS)
  res.once('close', () => clearTimeout(timer))
  next()
}

/** Methods with which a late render could still respond; each would throw, since the headers are sent. */
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
