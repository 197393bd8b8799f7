import type { Category } from '../catalogue/category'
import type { Product } from '../catalogue/product'
import { say, type Language } from '../../texts/localized-text'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import type { PriceList } from '../pricing/price-list'
import { foldText, parseTerms, splitQuery, splitWords } from './fold-text'
import type { SiteSearch } from './site-search'
import type { SuggestedPhrase } from './suggest-spelling'

export interface Suggestions {
  phrases: SuggestedPhrase[]
  products: Product[]
  categories: Category[]
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
  const findsProducts = (phrase: string) => (search.read(phrase, language)?.matches.ranked.length ?? 0) > 0
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

/** Categories of the menu in whose name every word of the query begins a word; first the one that is called so. */
function findCategories(
  catalogue: SiteCatalogue,
  query: string,
  language: Language,
  limit: number
): Category[] {
  const terms = parseTerms(query)
  if (terms.length === 0) return []
  const fold = (text: string) => splitWords(text).map(foldText)
  const readWords = (category: Category) => fold(say(category.name, language))
  const called = fold(query).join(' ')
  const isCalled = (category: Category) => Number(readWords(category).join(' ') === called)
  return catalogue.categories
    .listAll()
    .filter(category => {
      if (!category.showInMenu) return false
      const words = readWords(category)
      return terms.every(term => words.some(word => word.startsWith(term)))
    })
    .sort((a, b) => isCalled(b) - isCalled(a))
    .slice(0, limit)
}

/** Suggestions for an incomplete query; for a misspelt one, those of its correction. */
export function suggest(
  search: SiteSearch,
  catalogue: SiteCatalogue,
  { query, language, prices, limit }: { query: string; language: Language; prices: PriceList; limit: number }
): Suggestions {
  const correction = search.suggestSpelling(query, language)
  const meant = correction?.phrase ?? query
  return {
    phrases: correction ? [correction] : completePhrases(search, query, language, limit),
    products: search.findProducts({ query: meant, language, prices, limit }),
    categories: findCategories(catalogue, meant, language, limit)
  }
}
