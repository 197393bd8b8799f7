import type { IncomingMessage } from 'node:http'
import express, { type Express } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { html } from '../../http/html'
import type { Webview } from './webview'

export const START_PATH = '/__webview/start'

const isPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers['sec-fetch-dest'] === 'iframe' || headers['sec-fetch-dest'] === 'document')

/** A header with the address of the web view's page → the same page at the shop; of another page: undefined. */
function moveAddress(address: string, from: string, to: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  return origin === from ? `${to}${pathname}${search}` : undefined
}

/**
 * The web view: it shows the shop under an origin of its own, so that it keeps its own cookies, and adds the
 * app's headers to the first page after each start. The shop sees an unframed page, as in the app itself.
 */
export function createWebviewApp(webview: Webview, shopOrigin: string): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)

  app.get(START_PATH, (request, response) => {
    const start = webview.start(request.query.message !== undefined)
    response.set('Cache-Control', 'no-store')
    if (!start) {
      response.status(404).type('text').send('The app has not been opened yet.')
      return
    }
    if (start.forgets) response.set('Clear-Site-Data', '"cookies", "storage"')
    response.redirect(303, start.path)
  })

  const sentHeaders = new WeakMap<IncomingMessage, string[]>()
  app.use(
    createProxyMiddleware({
      target: shopOrigin,
      changeOrigin: true,
      // Errors are answered below; the library would print addresses.
      logLevel: 'silent',
      onProxyReq: (outgoing, request) => {
        const own = `http://${request.headers.host}`
        const { origin, referer } = request.headers
        if (origin === own) outgoing.setHeader('origin', shopOrigin)
        const moved = referer === undefined ? undefined : moveAddress(referer, own, shopOrigin)
        if (moved === undefined) outgoing.removeHeader('referer')
        else outgoing.setHeader('referer', moved)
        if (!isPage(request)) return
        outgoing.setHeader('sec-fetch-dest', 'document')
        const added = webview.takeHeaders()
        for (const [name, value] of Object.entries(added)) outgoing.setHeader(name, value)
        sentHeaders.set(request, Object.keys(added))
      },
      onProxyRes: (incoming, request) => {
        const { headers, statusCode = 502 } = incoming
        const { location, 'content-security-policy': policy } = headers
        delete headers['x-frame-options']
        if (policy !== undefined)
          headers['content-security-policy'] = String(policy).replace(/\s*frame-ancestors[^;]*;?/, '')
        if (location?.startsWith(`${shopOrigin}/`)) headers.location = location.slice(shopOrigin.length)
        if (isPage(request))
          webview.note({
            path: request.url ?? '/',
            status: statusCode,
            headers: sentHeaders.get(request) ?? []
          })
      },
      onError: (_error, request, response) => {
        if (isPage(request)) webview.note({ path: request.url ?? '/', status: 502, headers: [] })
        if (!('writeHead' in response)) return
        if (response.headersSent) {
          response.destroy()
          return
        }
        response.writeHead(502, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        response.end(
          html`<!doctype html>
            <html lang="en">
              <title>No answer</title>
              <p>The shop at ${shopOrigin} does not answer.</p>
            </html>`.text
        )
      }
    })
  )
  return app
}
