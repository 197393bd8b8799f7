import type { LocaleConfig, SiteConfig } from '../config/app-config'

/** The same page for another language or country, as search engines want it named. */
export interface Alternate {
  /** A locale such as de-AT, or "x-default". */
  hreflang: string
  href: string
}

/** The hreflang of the page for everybody else. */
const FOR_EVERYBODY = 'x-default'

/**
 * All versions of a page in the locales of a site, itself included, and the one for
 * everybody else, which is the site's default locale where that has the page. `hrefIn`
 * returns undefined where a locale lacks the page. Empty for a page with a single address.
 */
export function listAlternates(
  { l10n }: Pick<SiteConfig, 'l10n'>,
  hrefIn: (locale: LocaleConfig) => string | undefined
): Alternate[] {
  const versions = l10n.supportedLocales.flatMap(locale => {
    const href = hrefIn(locale)
    return href === undefined ? [] : [{ hreflang: locale.id, href }]
  })
  const fallback = versions.find(version => version.hreflang === l10n.defaultLocale) ?? versions[0]
  if (!fallback || new Set(versions.map(version => version.href)).size < 2) return []
  return [...versions, { hreflang: FOR_EVERYBODY, href: fallback.href }]
}
