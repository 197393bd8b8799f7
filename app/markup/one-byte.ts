const BEYOND = /[^\0-\xff]/gu
const BEYOND_ANY = /[^\0-\xff]/

/**
 * The same text in half the memory: an engine writes two bytes for every character of a text with a single one beyond
 * Latin-1, and a page of that size is beyond what it hands out quickly. There must be none in it.
 */
const toOneByte = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

const writeReferences = (text: string): string =>
  text.replace(BEYOND, character => `&#${character.codePointAt(0)};`)

const writeEscapes = (text: string): string =>
  text.replace(BEYOND, character =>
    character
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('')
  )

/** Scripts in the middle, which know no references. */
const SCRIPTS = /(<script\b[^>]*>[^]*?<\/script>)/i

/**
 * Markup with references in place of characters beyond Latin-1, such as "€", and escapes in its scripts: browsers read
 * the same. What has a style sheet in it, which knows neither, stays as it is.
 */
export function writeOneByteMarkup(html: string): string {
  if (!BEYOND_ANY.test(html)) return toOneByte(html)
  if (/<style/i.test(html)) return html
  const parts = html.split(SCRIPTS)
  return toOneByte(
    parts.map((part, index) => (index % 2 === 1 ? writeEscapes(part) : writeReferences(part))).join('')
  )
}

/** JSON with escapes in their place. */
export const writeOneByteJson = (json: string): string => toOneByte(writeEscapes(json))
