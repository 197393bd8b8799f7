import type { SiteConfig } from '../config/app-config'

/** Where a page is found in a language ("de") or locale ("de-AT", "de_AT"). */
export interface TranslatedPath {
  language: string
  url: string
}

/**
 * The path of a page in a locale: its own, else that of its language, else `fallback`.
 * What editors wrote as another host's address is no path of this shop.
 */
export function findTranslatedPath(
  translations: readonly TranslatedPath[],
  localeId: string,
  fallback: string
): string {
  const wanted = [localeId.toLowerCase(), localeId.toLowerCase().split('-')[0]]
  for (const language of wanted) {
    const found = translations.find(entry => entry.language.toLowerCase().replace('_', '-') === language)
    if (found && isShopPath(found.url)) return found.url
  }
  return fallback
}

/**
 * The path of a page in each locale of a site. `shown` is the locale that the page was read in and
 * `path` its path there; `translations` may leave that one out. A locale whose language lacks the page
 * is served the one of the site's default locale (spec 1 section 3).
 */
export function listPathsByLocale(
  translations: readonly TranslatedPath[],
  { defaultLocale, supportedLocales }: SiteConfig['l10n'],
  shown: string,
  path: string
): Record<string, string> {
  const languageOf = (localeId: string) => localeId.toLowerCase().split('-')[0]
  const byDefault = findTranslatedPath(translations, defaultLocale, path)
  return Object.fromEntries(
    supportedLocales.map(({ id }) => {
      const fallback = languageOf(id) === languageOf(shown) ? path : byDefault
      return [id, findTranslatedPath(translations, id, fallback)]
    })
  )
}

/** Whether an address that an editor wrote is a path of this shop. */
export const isShopPath = (url: string): boolean => /^\/(?![/\\])/.test(url)
