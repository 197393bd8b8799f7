import { foldText, parseTerms, splitQuery, stemWord } from './fold-text'
import { TELLING_WEIGHT, type Reading, type TextIndex, type TextMatches } from './text-index'

/** Linking letters between the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e']
const MIN_PART_LENGTH = 3

/** A word that some product's name, keyword or category has, not only a description. */
const isTelling = (index: TextIndex, term: string) => index.weighTerm(term) >= TELLING_WEIGHT

/** Two words written apart that the catalogue writes as one: "matcha besen". */
function joinMessages(index: TextIndex, first: string, second: string): string | undefined {
  return LINKS.map(link => stemWord(`${first}${link}${second}`)).find(term => isTelling(index, term))
}

/** The two words of the catalogue that a word is put together of: "kamillentee"; the longest first part wins. */
function splitCompound(index: TextIndex, word: string): [string, string] | undefined {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)].map(stemWord) as [string, string]
    const isKnown = isTelling(index, tail) && (isTelling(index, head) || index.beginsTelling(head))
    if (isKnown) return [head, tail]
  }
  return undefined
}

/** A word that products hold, that begins one of theirs, or that is put together of two of them. */
export const isKnownWord = (index: TextIndex, word: string): boolean =>
  index.hasTerm(stemWord(foldText(word))) || splitCompound(index, foldText(word)) !== undefined

/** Alternative readings of a query; a product has to match one. */
function listReadings(index: TextIndex, query: string): Reading[] {
  const terms = parseTerms(query)
  const words = splitQuery(query).map(foldText)
  const readings: Reading[] = [{ terms, boost: 1 }]
  for (const [position, word] of words.entries()) {
    const others = (from: number, to: number) =>
      parseTerms([...words.slice(0, from), ...words.slice(to)].join(' '))
    const rest = (from: number, to: number) => (words.length === to - from ? [] : others(from, to))
    const next = words[position + 1]
    const joined = next === undefined ? undefined : joinMessages(index, word, next)
    // It replaces two words, so it has to count like two.
    if (joined !== undefined) readings.push({ terms: [joined, ...rest(position, position + 2)], boost: 2 })
    const parts = isTelling(index, stemWord(word)) ? undefined : splitCompound(index, word)
    if (parts) readings.push({ terms: [...parts, ...rest(position, position + 1)], boost: 1 })
  }
  return readings
}

/** Any one word of several: a partial match is better than no result. */
function listPartialReadings(index: TextIndex, query: string): Reading[] {
  const known = parseTerms(query).filter(term => term.length >= MIN_PART_LENGTH && index.hasTerm(term))
  return known.map(term => ({ terms: [term], boost: 1 }))
}

export interface ReadQuery {
  matches: TextMatches
  /** The query as it was probably meant, when only that finds something. */
  meant?: string
}

/**
 * Interprets a query: as typed, with compounds written together or apart; else as it was probably meant; else
 * by the words of it that are known. Undefined when it holds no word to search for.
 */
export function readQuery(
  index: TextIndex,
  correct: (query: string) => string | undefined,
  query: string
): ReadQuery | undefined {
  if (parseTerms(query).length === 0) return undefined
  const typed = index.match(listReadings(index, query))
  if (typed.ranked.length > 0) return { matches: typed }
  const meant = correct(query)
  const corrected = meant === undefined ? undefined : index.match(listReadings(index, meant))
  if (corrected && corrected.ranked.length > 0) return { matches: corrected, meant }
  const partial = listPartialReadings(index, meant ?? query)
  return { matches: partial.length > 0 ? index.match(partial) : typed, meant }
}
