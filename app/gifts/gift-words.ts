/** Most characters of a message and of a name; the platform has the same limits. */
export const MAX_MESSAGE = 400
export const MAX_NAME = 60

/**
 * Texts that mail programs turn into links: addresses with a protocol or www, domains in small letters, or with a common top
 * level. "Geburtstag.Alles Gute" is none.
 */
const LINKS = [
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}\//iu,
  /[\p{L}\d-]\.[a-z]{2,}(?![\p{L}\d])/u,
  /[\p{L}\d-]\.(?:com|net|org|info|biz|de|at|ch|eu|io|co|ly|me|ru|shop|app|link|online|xyz)(?![\p{L}\d])/iu
]

/** Control and format characters that hide or reorder text; emoji are joined by U+200D. */
const INVISIBLE = /(?![\n\r\t])\p{Cc}|[\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u

/** Why words cannot be mailed to somebody who has not asked for them; undefined where they can. */
export function findWordsProblem(text: string): 'link' | 'characters' | undefined {
  const written = text.normalize('NFKC')
  if (LINKS.some(link => link.test(written))) return 'link'
  return hasInvisible(text) ? 'characters' : undefined
}

/** Whether a text has characters that hide or reorder others. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text)
