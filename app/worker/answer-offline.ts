import { resolveSite } from '../visit/site/resolve-site'
import { renderOfflinePage } from './render-offline-page'
import type { WorkerSettings } from './worker-scope'

/** The page has no script, no picture and nothing from another host. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'"
].join('; ')

/** The response in place of a page that cannot be loaded, in the brand and language of its address. */
export function answerOffline({ app, bundle }: WorkerSettings, url: string): Response {
  const { pathname, search } = new URL(url)
  const { site, locale } = resolveSite(app, pathname, search)
  return new Response(renderOfflinePage(site, locale.id, bundle), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY
    }
  })
}
