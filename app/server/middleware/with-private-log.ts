import type { Request, RequestHandler } from 'express'
import { redactAddress } from '../../visit/addresses/redact-address'

/**
 * The framework logs the address of each request after its response. This removes secrets from the address
 * before; the page is rendered from the complete one. An interrupted request is logged too, so its end counts
 * as well.
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
    onAborted(req, hide)
  }
  next()
}

const onAborted = (req: Request, hide: () => void) => void req.once('aborted', hide)
