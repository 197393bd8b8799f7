/**
 * The catalogues of requirement 1.1, and the bases of a locale's missing messages; the last one wins. A
 * catalogue with a base has only its differences, one without is complete. The English of European sites is
 * British; fixed texts (docs/requirements.md) stay as the code has them.
 */
export const LOCALE_BASES: Record<string, string[]> = {
  'de-AT': ['de-DE'],
  'de-DE': [],
  'en-AT': ['en-US', 'en-GB'],
  'en-DE': ['en-US', 'en-GB'],
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

/** Generated at compile time: shows untranslated texts and texts without room. */
export const PSEUDO_LOCALE = 'en-XB'
