import { say } from '../../../texts/localized-text'
import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { buildProductPath } from '../../../domain/catalogue/product-path'
import type { Suggestions } from '../../../domain/search/suggest'
import type { SuggestedPhrase } from '../../../domain/search/suggest-spelling'
import { toDecimal } from '../../money'
import type { CatalogueContext } from '../products/catalogue-context'
import { mapImage } from '../products/map-images'

/** Proposed phrases with their words, as every kind of suggestion carries them. */
export function mapPhrases(phrases: SuggestedPhrase[]): ShopperSearchTypes.Suggestion {
  const byOriginal = new Map<string, ShopperSearchTypes.SuggestedTerm[]>()
  for (const { terms } of phrases) {
    for (const { original, value, isCorrected, isCompleted } of terms) {
      const term = {
        value,
        corrected: isCorrected,
        completed: isCompleted,
        exactMatch: !isCorrected && !isCompleted
      }
      const known = byOriginal.get(original) ?? []
      if (!known.some(entry => entry.value === value)) byOriginal.set(original, [...known, term])
    }
  }
  return {
    suggestedPhrases: phrases.map(({ phrase, isExact }) => ({ phrase, exactMatch: isExact })),
    suggestedTerms: [...byOriginal].map(([originalTerm, terms]) => ({ originalTerm, terms }))
  }
}

/** The response of `getSearchSuggestions`. */
export function mapSuggestions(
  context: CatalogueContext,
  searchPhrase: string,
  { phrases, products, categories }: Suggestions
): ShopperSearchTypes.SuggestionResult {
  const { view } = context
  const { language, catalogue } = view
  const suggestion = mapPhrases(phrases)
  return {
    searchPhrase,
    productSuggestions: {
      ...suggestion,
      products: products.map(product => ({
        productId: product.id,
        productName: say(product.name, language),
        currency: view.currency,
        price: toDecimal(view.findPrice(product)?.price ?? 0),
        image: mapImage(context, product.id, say(product.name, language)),
        c_slugUrl: buildProductPath(product, catalogue.categories, language)
      }))
    },
    categorySuggestions: {
      ...suggestion,
      categories: categories.map(category => ({
        id: category.id,
        name: say(category.name, language),
        parentCategoryName: say(catalogue.categories.find(category.parentId)?.name, language) ?? '',
        c_slug: say(category.slug, language),
        ...(category.pictureId
          ? { image: mapImage(context, category.pictureId, say(category.name, language)) }
          : {})
      }))
    },
    brandSuggestions: { suggestedPhrases: [], suggestedTerms: [] },
    contentSuggestions: { suggestedPhrases: [], suggestedTerms: [], contents: [] }
  }
}
