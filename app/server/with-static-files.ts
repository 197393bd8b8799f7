import type { Express } from 'express'
import type { Runtime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
import type { ServerSettings } from './server-settings'

/** Files with an address of their own at the root, and the words for robots. */
export function withStaticFiles(server: Express, runtime: Runtime, { config }: ServerSettings): void {
  server.get('/favicon.ico', runtime.serveStaticFile('static/favicon.svg'))
  server.get('/robots.txt', (_req, res) => {
    res.setHeader('cache-control', 'public, max-age=3600')
    res.type('text/plain').send(ROBOTS.join('\n'))
  })
  // The origin is only known by configuration; without it robots find no sitemap line to be misled by.
  const ROBOTS = [
    'User-agent: *',
    'Disallow: /*/cart',
    'Disallow: /*/checkout',
    'Disallow: /*/account',
    'Disallow: /*/search',
    ...(config.publicOrigin ? [`# ${config.publicOrigin}`] : []),
    ''
  ]
}
