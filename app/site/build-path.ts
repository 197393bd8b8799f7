import type { AppConfig, LocaleConfig, SiteConfig } from '../config/app-config'

type UrlConfig = AppConfig['url']

/**
 * Adds site and locale to a path of the shop, where the configuration wants
 * them (spec 1 section 2.1). `path` may carry a query and a hash.
 *
 * @example buildPath(config.url, site, locale, '/shop/green-tea?limit=50') → '/jasmin/de/shop/green-tea?limit=50'
 */
export function buildPath(url: UrlConfig, site: SiteConfig, locale: LocaleConfig, path: string): string {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  const prefix = [
    url.site === 'path' ? (site.alias ?? site.id) : undefined,
    url.locale === 'path' ? (locale.alias ?? locale.id) : undefined
  ].filter(part => part !== undefined)

  const query = new URLSearchParams(search)
  if (url.site === 'query_param') query.set('site', site.alias ?? site.id)
  if (url.locale === 'query_param') query.set('locale', locale.alias ?? locale.id)

  const trimmed = pathname.replace(/^\/+|\/+$/g, '')
  const full = `/${[...prefix, trimmed].filter(Boolean).join('/')}`
  const text = query.toString()
  return `${full}${text ? `?${text}` : ''}${hash}`
}

/** The prefixes a route is reachable under, longest first, e.g. "/:site(jasmin|puro)/:locale(de|en)". */
export function listRoutePrefixes(config: Pick<AppConfig, 'url' | 'sites'>): string[] {
  const siteNames = unique(config.sites.flatMap(site => [site.alias ?? site.id, site.id]))
  const localeNames = unique(
    config.sites.flatMap(site => site.l10n.supportedLocales.flatMap(locale => [locale.alias ?? locale.id, locale.id]))
  )
  const sitePart = `/:site(${siteNames.map(escapeName).join('|')})`
  const localePart = `/:locale(${localeNames.map(escapeName).join('|')})`
  const inPath = { site: config.url.site === 'path', locale: config.url.locale === 'path' }
  return [
    ...(inPath.site && inPath.locale ? [`${sitePart}${localePart}`] : []),
    ...(inPath.site ? [sitePart] : []),
    ...(inPath.locale ? [localePart] : []),
    ''
  ]
}

const unique = (names: string[]) => [...new Set(names)]
const escapeName = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
