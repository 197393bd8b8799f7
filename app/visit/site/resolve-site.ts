import type { AppConfig, LocaleConfig, SiteConfig } from '../config/app-config'

/** The settings that say which address belongs to which site. */
export type SiteSettings = Pick<AppConfig, 'url' | 'defaultSite' | 'sites'>

export interface ResolvedSite {
  site: SiteConfig
  locale: LocaleConfig
  /** The path without its site and locale prefixes; always starts with "/". */
  path: string
  /** True when the address itself named the locale (by path or query). */
  namesLocale: boolean
  namesSite: boolean
  /** False when the alias or id of site or locale is in another case: routes match them case-sensitively. */
  isExact: boolean
}

/**
 * Reads site and locale from an address (requirement 1.1).
 * A prefix counts only when it is a known alias or id; anything else belongs to
 * the path, so the result always has a site and one of its locales.
 */
export function resolveSite(config: SiteSettings, pathname: string, search: string): ResolvedSite {
  const segments = pathname.split('/').filter(Boolean)
  const query = new URLSearchParams(search)

  let site: SiteConfig | undefined
  if (config.url.site === 'path') {
    site = findSite(config, segments[0])
    if (site) segments.shift()
  } else if (config.url.site === 'query_param') {
    site = findSite(config, query.get('site') ?? undefined)
  }
  const namesSite = site !== undefined
  site ??= requireDefaultSite(config)

  let locale: LocaleConfig | undefined
  if (config.url.locale === 'path') {
    locale = findLocale(site, segments[0])
    if (locale) segments.shift()
  } else if (config.url.locale === 'query_param') {
    locale = findLocale(site, query.get('locale') ?? undefined)
  }
  const namesLocale = locale !== undefined
  locale ??= requireDefaultLocale(site)

  const prefix = pathname
    .split('/')
    .filter(Boolean)
    .slice(0, -segments.length || undefined)
  const known = [site.alias, site.id, locale.alias, locale.id]
  const isExact = prefix.every(part => known.includes(part))
  return { site, locale, path: `/${segments.join('/')}`, namesLocale, namesSite, isExact }
}

/** The site with this alias or id; case does not matter. */
export function findSite(config: SiteSettings, reference: string | undefined): SiteConfig | undefined {
  const wanted = reference?.toLowerCase()
  if (!wanted) return undefined
  return config.sites.find(site => site.alias?.toLowerCase() === wanted || site.id.toLowerCase() === wanted)
}

/** The locale of a site with this alias or id; case does not matter. */
export function findLocale(site: SiteConfig, reference: string | undefined): LocaleConfig | undefined {
  const wanted = reference?.toLowerCase()
  if (!wanted) return undefined
  return site.l10n.supportedLocales.find(
    locale => locale.alias?.toLowerCase() === wanted || locale.id.toLowerCase() === wanted
  )
}

/** The configured default; if only one site exists it is the default (requirement 1.1). */
export function requireDefaultSite(config: SiteSettings): SiteConfig {
  const only = config.sites.length === 1 ? config.sites[0] : undefined
  const site = only ?? findSite(config, config.defaultSite)
  if (!site) throw new Error(`No site "${config.defaultSite}"`)
  return site
}

/** @throws Error for a site whose default is not among its locales. */
export function requireDefaultLocale(site: SiteConfig): LocaleConfig {
  const locale = findLocale(site, site.l10n.defaultLocale)
  if (!locale) throw new Error(`No default locale of "${site.id}"`)
  return locale
}
