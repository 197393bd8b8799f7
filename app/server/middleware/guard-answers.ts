import type { RequestHandler } from 'express'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import type { AppConfig } from '../../visit/config/app-config'
import { PROXY_BASE } from '../proxies/proxies'
import { RETRY_SECONDS } from '../../notices/notice'

const STRICT_TRANSPORT = { maxAge: 31_536_000, includeSubDomains: true }

/** Whether the shop is reached over https only; plain http on this machine must go on working. */
export const isServedSecurely = ({ publicOrigin }: Pick<AppConfig, 'publicOrigin'>): boolean =>
  publicOrigin.startsWith('https://')

/**
 * Headers of every response of this origin, page, file or proxied call: no type sniffing, https only where
 * the shop uses it, and with our own 503 the time of the next attempt.
 */
export function createAnswerGuard(config: Pick<AppConfig, 'publicOrigin'>): RequestHandler {
  const noSniff = helmet.xContentTypeOptions()
  const strictTransport = helmet.strictTransportSecurity(STRICT_TRANSPORT)
  return (req, res, next) => {
    onHeaders(res, () => {
      // Responses of services are unchanged: pages wait when the platform asks for it.
      const isProxied = req.originalUrl.startsWith(`${PROXY_BASE}/`)
      if (res.statusCode === 503 && !res.hasHeader('retry-after') && !isProxied)
        res.setHeader('retry-after', String(RETRY_SECONDS))
    })
    noSniff(req, res, () => undefined)
    if (isServedSecurely(config)) strictTransport(req, res, next)
    else next()
  }
}
