import type { SiteConfig } from '../config/app-config'

/** Where a page is found in a language ("de") or locale ("de-AT", "de_AT"). */
export interface TranslatedPath {
  language: string
  url: string
}

/** Reads an address that editors wrote as a path of this site, see `SiteContext.readPath`. */
export type ReadPath = (address: string) => string | undefined

/**
 * The path of a page in a locale: its own, else that of its language, else `fallback`.
 * An address of another host is not a path of this shop.
 */
export function findTranslatedPath(
  translations: readonly TranslatedPath[],
  localeId: string,
  fallback: string,
  readPath: ReadPath
): string {
  const wanted = [localeId.toLowerCase(), localeId.toLowerCase().split('-')[0]]
  for (const language of wanted) {
    const found = translations.find(entry => entry.language.toLowerCase().replace('_', '-') === language)
    const path = found && readPath(found.url)
    if (path !== undefined) return path
  }
  return fallback
}

/**
 * The path of a page in each locale of a site. `shown` is the locale in which the page was read and
 * `path` its path there; `translations` may leave that one out. A locale whose language lacks the page
 * is served the one of the site's default locale (requirement 1.1).
 */
export function listPathsByLocale(
  translations: readonly TranslatedPath[],
  { defaultLocale, supportedLocales }: SiteConfig['l10n'],
  shown: string,
  path: string,
  readPath: ReadPath
): Record<string, string> {
  const languageOf = (localeId: string) => localeId.toLowerCase().split('-')[0]
  const byDefault = findTranslatedPath(translations, defaultLocale, path, readPath)
  return Object.fromEntries(
    supportedLocales.map(({ id }) => {
      const fallback = languageOf(id) === languageOf(shown) ? path : byDefault
      return [id, findTranslatedPath(translations, id, fallback, readPath)]
    })
  )
}
