import express, { type Express, type RequestHandler } from 'express'
import type { SlasClient } from '../../app/platform/session/slas-client'
import { composeShop, type ShopParts } from '../../app/server/compose-shop'
import { createLimits } from '../../app/server/limits/limits'
import { createProxies } from '../../app/server/proxies/proxies'
import { createPlatformTransport } from '../../app/server/services/platform-transport'
import type { ServerSettings } from '../../app/server/settings/server-settings'

/** The shop's server in an app of Express, with the test's own render instead of the framework's. */
export function createShopServer(
  settings: ServerSettings,
  slas: SlasClient,
  render: RequestHandler,
  change: Partial<ShopParts> = {}
): Express {
  const limits = createLimits(settings)
  const report = () => undefined
  const server = express()
  server.disable('x-powered-by')
  composeShop(server, {
    settings,
    limits,
    proxies: createProxies(settings, limits, change.report ?? report),
    slas,
    fetchKeys: fetch,
    send: createPlatformTransport(),
    report,
    favicon: (_req, res) => void res.status(404).end(),
    render,
    ...change
  })
  return server
}
