/**
 * One spelling for what shoppers type in several: case, accents, width, and the umlaut in its
 * three forms ("grün", "gruen", "grun") fall together. A "ue" after a vowel or a "q" is none ("neue", "quelle").
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/(^|[^aeiouq])([aou])e/g, '$1$2')
}

const ENDINGS = ['en', 'er', 'es', 'e', 'n', 's']
const MIN_STEM_LENGTH = 3

/** Takes the commonest ending off, so that "Kapseln" finds "Kapsel" and "teas" finds "tea". */
export function stemWord(folded: string): string {
  const ending = ENDINGS.find(
    candidate => folded.endsWith(candidate) && folded.length - candidate.length >= MIN_STEM_LENGTH
  )
  return ending === undefined || /\d/.test(folded) ? folded : folded.slice(0, -ending.length)
}

/** Words that say nothing about a product, folded. */
const STOP_WORDS = new Set(
  'und oder fur mit der die das den dem des ein eine einen im in am an auf aus von zum zur the and or for with of to a an'.split(
    ' '
  )
)

export const isStopWord = (word: string) => STOP_WORDS.has(foldText(word))

/** Splits a text into its words as written; everything but letters and digits separates. */
export function splitWords(text: string): string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** More words than shoppers type: the rest is ignored, so that no query takes long. */
const QUERY_WORD_LIMIT = 12

/** Words of a query as typed, the first dozen. */
export const splitQuery = (query: string): string[] => splitWords(query).slice(0, QUERY_WORD_LIMIT)

/** Search terms of a query: folded, stemmed, stop words left out unless there is nothing else. */
export function parseTerms(query: string): string[] {
  const words = splitQuery(query)
  const significant = words.filter(word => !isStopWord(word))
  return [...new Set((significant.length > 0 ? significant : words).map(word => stemWord(foldText(word))))]
}
