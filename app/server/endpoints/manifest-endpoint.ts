import type { AppConfig } from '../../visit/config/app-config'
import { BRAND_COLOURS } from '../../visit/config/brand-colours'
import { buildPath } from '../../visit/site/build-path'
import { paths } from '../../visit/addresses/paths'
import { resolveSite, type ResolvedSite } from '../../visit/site/resolve-site'
import { readAddress } from '../page-request/read-address'
import type { ServerSettings } from '../settings/server-settings'
import type { Endpoint } from './endpoint'

/** Drawn by scripts/draw-icons.ts. A maskable icon has its sign in the middle. */
const ICONS = [
  { size: 192, purpose: 'any', file: 'icon-192' },
  { size: 512, purpose: 'any', file: 'icon-512' },
  { size: 192, purpose: 'maskable', file: 'maskable-192' },
  { size: 512, purpose: 'maskable', file: 'maskable-512' }
]

/**
 * `GET /{site}/{locale}/manifest.webmanifest`: name, icons and start page of a shop on a home screen. Site and locale
 * are placed as in pages' addresses.
 */
export const manifestEndpoint = ({ config, bundleId }: ServerSettings): Endpoint => ({
  path: /\/manifest\.webmanifest$/,
  methods: ['GET', 'HEAD'],
  cache: 'public, max-age=3600',
  handle(req, res, next) {
    const { pathname, search } = readAddress(req.originalUrl)
    const resolved = resolveSite(config, pathname, search)
    if (resolved.path !== paths.manifest) return next()
    res.type('application/manifest+json').send(JSON.stringify(buildManifest(config, resolved, bundleId)))
  }
})

function buildManifest({ url }: AppConfig, { site, locale }: ResolvedSite, bundleId: string) {
  const colours = BRAND_COLOURS[site.tenantId]
  const home = buildPath(url, site, locale, paths.home)
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    lang: locale.id,
    dir: 'ltr',
    start_url: home,
    // Two shops on one host are two apps.
    scope: url.site === 'path' ? `/${site.alias ?? site.id}/` : '/',
    // With the browser's buttons for "back" and sharing.
    display: 'minimal-ui',
    theme_color: colours.paper,
    background_color: colours.paper,
    categories: ['shopping', 'food'],
    icons: ICONS.map(({ size, purpose, file }) => ({
      src: `/mobify/bundle/${bundleId}/static/icons/${site.tenantId}-${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose
    }))
  }
}
