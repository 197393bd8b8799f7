/** Whose words a locale takes where it has none of its own; the last one wins. */
export const LOCALE_BASES: Record<string, string[]> = {
  'de-DE': [],
  'de-AT': ['de-DE'],
  'en-DE': ['en-US'],
  'en-GB': ['en-US']
}
