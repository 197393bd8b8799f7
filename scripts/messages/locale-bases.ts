/**
 * The catalogues of requirement 1.1, and whose words a locale takes
 * where it has none of its own; the last one wins. A catalogue with a base holds
 * only what people there say differently, one without is complete.
 */
export const LOCALE_BASES: Record<string, string[]> = {
  'de-AT': ['de-DE'],
  'de-DE': [],
  'en-AT': ['en-US'],
  'en-DE': ['en-US'],
  'en-GB': ['en-US'],
  'en-US': [],
  'es-MX': [],
  'fr-FR': [],
  'it-IT': [],
  'ja-JP': [],
  'ko-KR': [],
  'pt-BR': [],
  'zh-CN': [],
  'zh-TW': []
}

/** The English of the code, which translators work from. */
export const SOURCE_LOCALE = 'en-US'

/** Made from the source at compile time: shows what is not translated and what has no room. */
export const PSEUDO_LOCALE = 'en-XB'
