/** A pair of surrogates is one character; the `u` flag would say so too, but takes four times as long for a page. */
const BEYOND = /[\ud800-\udbff][\udc00-\udfff]|[^\0-\xff]/g
const BEYOND_ANY = /[^\0-\xff]/

/**
 * The same text in half the memory: an engine writes two bytes for every character of a text with a single one beyond
 * Latin-1, and a page of that size is beyond what it hands out quickly. There must be none in it.
 */
const toOneByte = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

const writeReference = (character: string): string => `&#${character.codePointAt(0)};`

const writeEscape = (character: string): string =>
  character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** Scripts in markup, which know no references. */
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>/gi

/** Whether a place of markup is in a script; places are asked for from first to last. */
function createScriptFinder(html: string): (place: number) => boolean {
  const scripts = Array.from(html.matchAll(SCRIPTS), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length
  }))
  let next = 0
  return place => {
    while ((scripts[next]?.end ?? Infinity) <= place) next += 1
    return (scripts[next]?.start ?? Infinity) <= place
  }
}

/**
 * Markup with references in place of characters beyond Latin-1, such as "€", and escapes in its scripts: browsers read
 * the same. What has a style sheet in it, which knows neither, stays as it is.
 */
export function writeOneByteMarkup(html: string): string {
  if (!BEYOND_ANY.test(html)) return toOneByte(html)
  if (/<style/i.test(html)) return html
  const isScript = createScriptFinder(html)
  const write = (character: string, place: number) =>
    isScript(place) ? writeEscape(character) : writeReference(character)
  return toOneByte(html.replace(BEYOND, write))
}

/** JSON with escapes in their place. */
export const writeOneByteJson = (json: string): string => toOneByte(json.replace(BEYOND, writeEscape))
