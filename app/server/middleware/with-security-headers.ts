import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { listThirdPartySources } from '../../visit/config/third-parties'
import { FIRST_SCRIPT } from '../../entry/browser/first-script/first-script.built'
import { isServedSecurely } from './guard-answers'
import type { ServerSettings } from '../settings/server-settings'
import { listFrameAncestors } from './with-trusted-frame'

/** Browser features that no page uses, and those for own pages only: the store finder uses the location. */
const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self)',
  'usb=()'
].join(', ')

const OWN_SCRIPT = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`

/**
 * The headers that protect a page. Scripts come from our own origin and from the
 * configured third parties only (none by default). The one script in a page
 * is always the same and known by its hash, and the data there is JSON and is
 * never executed, so no nonce is needed.
 * (The framework's own header middleware is not used: it allows `unsafe-eval`
 * and upgrades plain-http addresses.)
 */
export function withSecurityHeaders(settings: ServerSettings): RequestHandler {
  const { config, production, thirdParties } = settings
  const configured = listThirdPartySources(config.thirdParties)
  // Its fraud screening is a script, its card form a frame, and pages request its resources. On every page:
  // a navigation to checkout keeps the policy of the first page.
  const provider = config.payment.origin
  // Editors choose pictures and videos of the instance's library too, which are not asked for through our own origin.
  const platform = [config.commerce.imageOrigin, settings.instanceOrigin]
  const secure = isServedSecurely(config)
  const development = production ? [] : ["'unsafe-eval'"]
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': nameOnce("'self'", OWN_SCRIPT, provider, ...configured.scripts, ...development),
        'script-src-attr': ["'none'"],
        // React writes style attributes (aspect ratios of pictures).
        'style-src': nameOnce("'self'", "'unsafe-inline'", ...configured.styles),
        'img-src': nameOnce("'self'", 'data:', ...platform, ...configured.images, ...thirdParties.images),
        // A media delivery service has a video's poster and the video.
        'media-src': nameOnce("'self'", ...platform, ...thirdParties.images),
        'font-src': nameOnce("'self'", ...configured.fonts),
        'connect-src': nameOnce("'self'", provider, ...configured.connect, ...thirdParties.connect),
        'frame-src': nameOnce("'self'", provider, ...configured.frames, ...thirdParties.frames),
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': listFrameAncestors(settings),
        ...(secure ? { 'upgrade-insecure-requests': [] } : {})
      }
    },
    // Every response has these two already, see createAnswerGuard.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // frame-ancestors says it all, and more exactly.
    xFrameOptions: false
  })
  return (req, res, next) => {
    res.setHeader('permissions-policy', PERMISSIONS)
    protect(req, res, next)
  }
}

/** A host that serves several things is named once. */
const nameOnce = (...sources: string[]): string[] => [...new Set(sources)]
