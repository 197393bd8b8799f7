import type { AppConfig, LocaleConfig, SiteConfig } from '../../visit/config/app-config'
import { requireDefaultSite } from '../../visit/site/resolve-site'

/** The sites that have addresses of their own: where addresses do not name a site, only one does. */
export const listReachableSites = (config: AppConfig): SiteConfig[] =>
  config.url.site === 'none' ? [requireDefaultSite(config)] : config.sites

/** The locales of a site that have addresses of their own; the default one where addresses have no locale. */
export const listReachableLocales = ({ url }: AppConfig, { l10n }: SiteConfig): LocaleConfig[] =>
  url.locale === 'none'
    ? l10n.supportedLocales.filter(({ id }) => id === l10n.defaultLocale)
    : l10n.supportedLocales
