import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { ServerSettings } from './server-settings'

/**
 * The headers that protect a page. Scripts come from our own origin only; the
 * data in the page is JSON and is never executed, so no nonce is needed.
 * (The framework's own header middleware is not used: it allows `unsafe-eval`
 * and upgrades plain-http addresses.)
 */
export function withSecurityHeaders({ config, production }: ServerSettings): RequestHandler {
  const secure = config.publicOrigin.startsWith('https://')
  const development = production ? [] : ["'unsafe-eval'"]
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...development],
        // React writes style attributes (aspect ratios of pictures).
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {})
      }
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // frame-ancestors says it all, and more exactly.
    xFrameOptions: false
  })
}
