import type { AppConfig, LocaleConfig, SiteConfig } from '../config/app-config'

type UrlConfig = AppConfig['url']

/**
 * Adds site and locale to a path of the shop, where the configuration wants
 * them (requirement 1.1). `path` may carry a query and a hash.
 *
 * @example buildPath(config.url, site, locale, '/shop/green-tea?limit=50') → '/jasmin/de/shop/green-tea?limit=50'
 */
export function buildPath(url: UrlConfig, site: SiteConfig, locale: LocaleConfig, path: string): string {
  const siteName = site.alias ?? site.id
  const localeName = locale.alias ?? locale.id
  const prefix = `${url.site === 'path' ? `/${siteName}` : ''}${url.locale === 'path' ? `/${localeName}` : ''}`
  const end = path.search(/[?#]/)
  // A browser reads "/\\evil.com" as another host, just like "//evil.com".
  const pathname = (end < 0 ? path : path.slice(0, end)).replace(/^[/\\]+|\/+$/g, '')
  const full = `${prefix}${pathname ? `/${pathname}` : ''}` || '/'
  const rest = end < 0 ? '' : path.slice(end)
  if (url.site !== 'query_param' && url.locale !== 'query_param') return full + rest

  const [search = '', ...hash] = rest.split('#')
  const query = new URLSearchParams(search)
  if (url.site === 'query_param') query.set('site', siteName)
  if (url.locale === 'query_param') query.set('locale', localeName)
  return `${full}?${query}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}

/**
 * The optional site and locale in front of every route, e.g.
 * "/:site(jasmin|puro)?/:locale(de|en)?". One pattern with optional parts, since
 * the framework wraps and matches every route on every request.
 */
export function buildRoutePrefix(config: Pick<AppConfig, 'url' | 'sites'>): string {
  const siteNames = config.sites.flatMap(site => [site.alias ?? site.id, site.id])
  const localeNames = config.sites
    .flatMap(site => site.l10n.supportedLocales)
    .flatMap(locale => [locale.alias ?? locale.id, locale.id])
  return [
    config.url.site === 'path' ? buildOptional('site', siteNames) : '',
    config.url.locale === 'path' ? buildOptional('locale', localeNames) : ''
  ].join('')
}

const buildOptional = (name: string, values: string[]) =>
  `/:${name}(${[...new Set(values)].map(escapeName).join('|')})?`

const escapeName = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
