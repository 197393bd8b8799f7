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

/** Whether an address that an editor wrote is a path of this shop. */
export const isShopPath = (url: string): boolean => /^\/(?![/\\])/.test(url)
