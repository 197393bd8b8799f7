import { foldText, splitQuery } from './fold-text'
import { isKnownWord } from './read-query'
import type { Spelling } from './spelling'
import type { TextIndex } from './text-index'

/** A query as it was probably meant. */
export interface SuggestedPhrase {
  phrase: string
  /** Whether it equals the typed text. */
  isExact: boolean
  terms: { original: string; value: string; isCorrected: boolean; isCompleted: boolean }[]
}

/** Corrects the words of a query that no product holds; undefined when there is nothing to correct or no idea how. */
export function suggestSpelling(
  index: TextIndex,
  spelling: Spelling,
  query: string
): SuggestedPhrase | undefined {
  const terms = splitQuery(query).map(original => {
    const value = isKnownWord(index, original) ? original : (spelling.correct(original) ?? original)
    return { original, value, isCorrected: foldText(value) !== foldText(original), isCompleted: false }
  })
  if (!terms.some(term => term.isCorrected)) return undefined
  return { phrase: terms.map(term => term.value).join(' '), isExact: false, terms }
}
