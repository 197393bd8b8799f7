import http from 'node:http'
import https from 'node:https'
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware'

/** An answer later than this is worth nothing to a shopper. */
const LONGEST_WAIT_MS = 10_000

/** The instance's session, by which storefront controllers know the shopper. */
const INSTANCE_COOKIE = 'dwsid'

export interface ProxyRules {
  /** Not the platform: need not know who asks, from which page and with which token. */
  isThirdParty?: boolean
}

/**
 * Passes calls of the browser on. The shop's own cookies stay here, the refresh token
 * above all; only the platform's own session passes, both ways.
 */
export function createPlatformProxy(
  target: string,
  publicOrigin: string,
  { isThirdParty = false }: ProxyRules = {}
): RequestHandler {
  const agent = target.startsWith('https:')
    ? new https.Agent({ keepAlive: true })
    : new http.Agent({ keepAlive: true })
  return createProxyMiddleware({
    target,
    agent,
    changeOrigin: true,
    xfwd: !isThirdParty,
    proxyTimeout: LONGEST_WAIT_MS,
    timeout: LONGEST_WAIT_MS,
    logLevel: 'silent',
    pathRewrite: path => path.replace(/^\/mobify\/proxy\/[^/]+/, ''),
    onProxyReq(request) {
      const cookie = isThirdParty ? undefined : findInstanceCookie(request.getHeader('cookie'))
      request.removeHeader('cookie')
      if (cookie) request.setHeader('cookie', cookie)
      if (isThirdParty) PERSONAL_HEADERS.forEach(header => request.removeHeader(header))
      request.setHeader('origin', publicOrigin)
    },
    onProxyRes({ headers }) {
      const lines = isThirdParty ? [] : (headers['set-cookie'] ?? [])
      const kept = lines.flatMap(line => guardInstanceCookie(line, publicOrigin.startsWith('https://')))
      delete headers['set-cookie']
      if (kept.length > 0) headers['set-cookie'] = kept
    },
    onError: (_error, _req, res) => {
      if (!('writeHead' in res) || res.headersSent) {
        res.end?.()
        return
      }
      res.writeHead(502, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
      res.end(
        JSON.stringify({ title: 'Bad Gateway', type: 'about:blank', detail: 'The platform does not answer' })
      )
    }
  })
}

/** The address of a page may hold a token, e.g. to reset a password. */
const PERSONAL_HEADERS = ['authorization', 'referer', 'x-forwarded-for', 'forwarded']

const isInstanceCookie = (pair: string) => pair.startsWith(`${INSTANCE_COOKIE}=`)

const findInstanceCookie = (header: unknown): string | undefined =>
  String(header ?? '')
    .split(';')
    .map(pair => pair.trim())
    .find(isInstanceCookie)

/** The instance's cookie as a browser may keep it for the shop's own host, out of reach of scripts; none for any other. */
function guardInstanceCookie(line: string, isSecure: boolean): string[] {
  const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
  if (!isInstanceCookie(pair)) return []
  const life = attributes.filter(attribute => /^(max-age|expires)=/i.test(attribute))
  return [[pair, ...life, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ')]
}
