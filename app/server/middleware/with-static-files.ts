import type { Express } from 'express'
import type { Runtime } from '@salesforce/pwa-kit-runtime/ssr/server/express'

/** The file that browsers ask for unasked. */
export function withStaticFiles(server: Express, runtime: Runtime): void {
  server.get('/favicon.ico', runtime.serveStaticFile('static/favicon.svg'))
}
