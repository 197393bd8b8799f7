import type { LocaleConfig, AppConfig, SiteConfig } from '../../visit/config/app-config'
import type { Platform } from '../../platform/platform'
import { ADDRESS_LIST, type Address } from '../../visit/addresses/address-table'
import { requireDefaultSite } from '../../visit/site/resolve-site'

/** Where one page of the shop is, by locale id, without site and locale; a locale that lacks it is left out. */
export type PagePaths = ReadonlyMap<string, string>

/** One locale of a site and the platform as its anonymous visitors see it. */
export interface LocalePlatform {
  locale: LocaleConfig
  platform: Platform
}

/** A page that has the same path in all locales. */
export const buildSamePaths = (locales: readonly LocalePlatform[], path: string): PagePaths =>
  new Map(locales.map(({ locale }) => [locale.id, path]))

/** The sites that have addresses of their own: where addresses do not name a site, only one does. */
export const listReachableSites = (config: AppConfig): SiteConfig[] =>
  config.url.site === 'none' ? [requireDefaultSite(config)] : config.sites

/** The locales of a site that have addresses of their own; the default one where addresses have no locale. */
export const listReachableLocales = ({ url }: AppConfig, { l10n }: SiteConfig): LocaleConfig[] =>
  url.locale === 'none'
    ? l10n.supportedLocales.filter(({ id }) => id === l10n.defaultLocale)
    : l10n.supportedLocales

/** Paths of the address table's pages that may be indexed and in whose address nothing varies. */
export const listFixedPaths = (addresses: readonly Address[] = ADDRESS_LIST): string[] =>
  addresses
    .filter(({ pattern, robots, isUnprefixed }) => !robots && !isUnprefixed && !pattern.includes(':'))
    .map(({ pattern }) => pattern)
