import http from 'node:http'
import https from 'node:https'
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware'

/** An answer later than this is worth nothing to a shopper. */
const LONGEST_WAIT_MS = 10_000

/**
 * Passes calls of the browser on to the platform. The shop's own cookies stay
 * here: the platform needs none of them, and the refresh token must not travel.
 */
export function createPlatformProxy(target: string, publicOrigin: string): RequestHandler {
  const agent = target.startsWith('https:')
    ? new https.Agent({ keepAlive: true })
    : new http.Agent({ keepAlive: true })
  return createProxyMiddleware({
    target,
    agent,
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: LONGEST_WAIT_MS,
    timeout: LONGEST_WAIT_MS,
    logLevel: 'silent',
    pathRewrite: path => path.replace(/^\/mobify\/proxy\/[^/]+/, ''),
    onProxyReq: request => {
      request.removeHeader('cookie')
      request.setHeader('origin', publicOrigin)
    },
    onProxyRes: response => {
      delete response.headers['set-cookie']
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
