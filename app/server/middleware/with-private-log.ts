import type { Request, RequestHandler } from 'express'
import { redactAddress } from '../../visit/addresses/redact-address'

/**
 * The framework logs the address of each request when its answer is over. By then this
 * has taken out of it what nobody may read in a log; the page has long been rendered
 * from the whole one. A request that breaks off is logged too, so that is a moment as well.
 */
export const withPrivateLog: RequestHandler = (req, res, next) => {
  const whole = req.originalUrl
  const shown = redactAddress(whole)
  if (shown !== whole) {
    const hide = () => {
      req.originalUrl = shown
      req.url = redactAddress(req.url)
    }
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => typeof res
    res.writeHead = (...args: unknown[]) => {
      hide()
      return writeHead(...args)
    }
    onBreakingOff(req, hide)
  }
  next()
}

const onBreakingOff = (req: Request, hide: () => void) => void req.once('aborted', hide)
