import type { AppConfig, LocaleConfig, SiteConfig } from '../config/app-config'
import { findLocale, requireDefaultLocale, resolveSite } from './resolve-site'

/** The settings that say which addresses are the shop's. */
type LinkSettings = Pick<AppConfig, 'url' | 'defaultSite' | 'sites' | 'publicOrigin'>

/** A page of the shop: its path without site and locale, with query and hash. */
export interface ShopLink {
  site: SiteConfig
  locale: LocaleConfig
  path: string
}

/**
 * Reads where a link leads. Editors write the same page as "/shop/x", "/jasmin/de/shop/x",
 * "/shop/x?site=jasmin" or with the shop's own origin: site and locale are removed, to be added again
 * (requirement 1.1), so the locale stays the shopper's. Another site is another shop: there the locale that
 * the link names counts, else the shopper's, else one of the same language. Undefined for anything that is not a page of
 * the shop: other hosts and schemes, hashes, files of our own.
 */
export function readShopLink(
  config: LinkSettings,
  here: Omit<ShopLink, 'path'>,
  link: string
): ShopLink | undefined {
  // Browsers leave out line breaks and tabs before they read an address.
  const address = findOwnAddress(link.replace(/[\t\n\r]/g, '').trim(), config.publicOrigin)
  if (address === undefined) return undefined
  if (!mayNameSite(config, address)) return { ...here, path: address }

  const { pathname, search, hash } = splitAddress(address)
  const settings = { ...config, defaultSite: here.site.id }
  const byPath = resolveSite(settings, pathname, search)
  const byQuery = resolveSite({ ...settings, url: IN_QUERY }, pathname, search)
  const { site } = byPath.namesSite ? byPath : byQuery
  const named = [byPath, byQuery].find(({ namesLocale }) => namesLocale)?.locale
  return {
    site,
    locale: site.id === here.site.id ? here.locale : findLocaleThere(site, named, here.locale),
    path: byPath.path + withoutSite(search) + hash
  }
}

const IN_QUERY = { site: 'query_param', locale: 'query_param' } as const

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|#)/i
/** An address on our host that is not a page: our own files, and whatever ends like one. */
const FILE = /^\/mobify\/|\.[a-z\d]{2,5}$/i

/** The link as path, query and hash, where it is one of this shop. */
function findOwnAddress(link: string, publicOrigin: string): string | undefined {
  if (!ELSEWHERE.test(link)) return link
  if (!publicOrigin || !/^(?:https?:|[/\\]{2})/i.test(link)) return undefined
  try {
    const { host, pathname, search, hash } = new URL(link, publicOrigin)
    return host === new URL(publicOrigin).host && !FILE.test(pathname) ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}

/** Links are built hundreds of times a page, and hardly any of them names a site. */
const namesOf = new WeakMap<LinkSettings['sites'], Set<string>>()

function mayNameSite({ sites }: LinkSettings, address: string): boolean {
  if (/[?&](?:site|locale)=/.test(address)) return true
  let names = namesOf.get(sites)
  if (!names) {
    const known = sites.flatMap(site => [site, ...site.l10n.supportedLocales])
    names = new Set(known.flatMap(({ id, alias = id }) => [id.toLowerCase(), alias.toLowerCase()]))
    namesOf.set(sites, names)
  }
  return names.has((/^[/\\]*([^/\\?#]*)/.exec(address)?.[1] ?? '').toLowerCase())
}

/** Splits a path of the shop into path, query and hash, each with its delimiter. */
export function splitAddress(address: string) {
  const [beforeHash = ''] = address.split('#', 1)
  const [pathname = ''] = beforeHash.split('?', 1)
  return { pathname, search: beforeHash.slice(pathname.length), hash: address.slice(beforeHash.length) }
}

/** The query without site and locale. */
function withoutSite(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('site') && !query.has('locale')) return search
  query.delete('site')
  query.delete('locale')
  return query.size > 0 ? `?${query}` : ''
}

const languageOf = ({ id }: LocaleConfig) => id.split('-')[0]

const findLocaleThere = (site: SiteConfig, named: LocaleConfig | undefined, shopper: LocaleConfig) =>
  findLocale(site, named?.id) ??
  findLocale(site, shopper.id) ??
  site.l10n.supportedLocales.find(locale => languageOf(locale) === languageOf(shopper)) ??
  requireDefaultLocale(site)
