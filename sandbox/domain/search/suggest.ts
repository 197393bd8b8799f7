import type { Category } from '../catalogue/category'
import type { Product } from '../catalogue/product'
import { say, type Language } from '../../texts/localized-text'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import type { PriceList } from '../pricing/price-list'
import { foldText, parseTerms, splitQuery, splitWords, stemWord } from './fold-text'
import type { SiteSearch } from './site-search'

/** A query as it was probably meant. */
export interface SuggestedPhrase {
  phrase: string
  /** Whether it is what was typed. */
  isExact: boolean
  terms: { original: string; value: string; isCorrected: boolean; isCompleted: boolean }[]
}

export interface Suggestions {
  phrases: SuggestedPhrase[]
  products: Product[]
  categories: Category[]
}

/** Corrects the words of a query that no product holds; undefined when there is nothing to correct or no idea how. */
export function suggestSpelling(
  search: SiteSearch,
  query: string,
  language: Language
): SuggestedPhrase | undefined {
  const spelling = search.getSpelling(language)
  const index = search.getTextIndex(language)
  const terms = splitQuery(query).map(original => {
    const isKnown = index.hasTerm(stemWord(foldText(original)))
    const value = isKnown ? original : (spelling.correct(original) ?? original)
    return { original, value, isCorrected: foldText(value) !== foldText(original), isCompleted: false }
  })
  if (!terms.some(term => term.isCorrected)) return undefined
  return { phrase: terms.map(term => term.value).join(' '), isExact: false, terms }
}

/** Finishes the last word of a query in the ways that find products. */
function completePhrases(
  search: SiteSearch,
  query: string,
  language: Language,
  limit: number
): SuggestedPhrase[] {
  const words = splitQuery(query)
  const last = words.pop()
  if (last === undefined) return []
  const before = words.map(word => ({ original: word, value: word, isCorrected: false, isCompleted: false }))
  const findsProducts = (phrase: string) =>
    (search.getTextIndex(language).match(phrase)?.ranked.length ?? 0) > 0
  return search
    .getSpelling(language)
    .complete(last, limit)
    .filter(value => words.length === 0 || findsProducts([...words, value].join(' ')))
    .map(value => ({
      phrase: [...words, value].join(' '),
      isExact: foldText(value) === foldText(last),
      terms: [
        ...before,
        { original: last, value, isCorrected: false, isCompleted: foldText(value) !== foldText(last) }
      ]
    }))
}

/** Categories of the menu in whose name every word of the query begins a word. */
function findCategories(
  catalogue: SiteCatalogue,
  query: string,
  language: Language,
  limit: number
): Category[] {
  const terms = parseTerms(query)
  if (terms.length === 0) return []
  return catalogue.categories
    .listAll()
    .filter(category => {
      if (!category.showInMenu) return false
      const words = splitWords(say(category.name, language)).map(foldText)
      return terms.every(term => words.some(word => word.startsWith(term)))
    })
    .slice(0, limit)
}

/** What to propose while a query is being typed; for a misspelt one, what its correction finds. */
export function suggest(
  search: SiteSearch,
  catalogue: SiteCatalogue,
  { query, language, prices, limit }: { query: string; language: Language; prices: PriceList; limit: number }
): Suggestions {
  const correction = suggestSpelling(search, query, language)
  const meant = correction?.phrase ?? query
  return {
    phrases: correction ? [correction] : completePhrases(search, query, language, limit),
    products: search.findProducts({ query: meant, language, prices, limit }),
    categories: findCategories(catalogue, meant, language, limit)
  }
}
