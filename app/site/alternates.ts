import type { LocaleConfig, SiteConfig } from '../config/app-config'

/** The same page for another language or country, as search engines want it named. */
export interface Alternate {
  /** A locale such as de-AT, or "x-default". */
  hreflang: string
  href: string
}

/** What search engines call the page for everybody whom no other one is meant for. */
const FOR_EVERYBODY = 'x-default'

/**
 * All versions of a page in the locales of a site, itself included, and the one for
 * everybody else, which is the site's default locale where that has the page. `hrefIn`
 * answers nothing where a locale lacks the page. None for a page that has but one address.
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
