import type { Product } from '../catalogue/product'
import { say, type Language } from '../../texts/localized-text'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import { facetDefinitions } from './facet-definitions'
import type { WeightedText } from './text-index'

/** A word in the name says more than one in the description. */
const weights = { name: 10, keyword: 6, category: 4, fact: 3, shortDescription: 2, longDescription: 1 }

const stripTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;/gi, ' ')

function listFactTexts(product: Product, language: Language): string[] {
  return facetDefinitions.flatMap(definition =>
    definition.readValues(product).map(value => say(definition.valueLabels[value], language) ?? '')
  )
}

function listVariationTexts(product: Product, language: Language): string[] {
  return (product.variationAttributes ?? []).flatMap(attribute =>
    attribute.values.map(value => say(value.name, language))
  )
}

/** Words of a name that another name has not. */
const listOtherWords = (name: string, other: string): string[] =>
  name.split(' ').filter(word => !other.split(' ').includes(word))

/**
 * Texts under which a product is found in one language, among them its brand where the shop has several;
 * a master is found by its variants' names and numbers too, and every product by the German name on its packet.
 */
export function listProductTexts(
  product: Product,
  catalogue: SiteCatalogue,
  language: Language,
  hasBrands: boolean
): WeightedText[] {
  const variants = product.kind === 'master' ? catalogue.listVariants(product.id) : []
  const categories = [product.primaryCategoryId, ...product.categoryIds, product.classCategoryId]
    .flatMap(id => catalogue.categories.listPath(id))
    .map(category => say(category.name, language))
  const name = say(product.name, language)
  return [
    { text: name, weight: weights.name },
    { text: listOtherWords(product.name.de, name).join(' '), weight: weights.keyword },
    { text: [product, ...variants].map(member => member.id).join(' '), weight: weights.name },
    {
      text: [...(hasBrands ? [product.brand] : []), ...say(product.keywords, language)].join(' '),
      weight: weights.keyword
    },
    { text: [...new Set(categories)].join(' '), weight: weights.category },
    { text: listFactTexts(product, language).join(' '), weight: weights.fact },
    { text: listVariationTexts(product, language).join(' '), weight: weights.fact },
    { text: say(product.shortDescription, language), weight: weights.shortDescription },
    { text: stripTags(say(product.longDescription, language)), weight: weights.longDescription }
  ]
}

/** Words that a spelling may be corrected to: those that shoppers look for, not those of the descriptions. */
export function listVocabulary(catalogue: SiteCatalogue, language: Language): string[] {
  return [
    ...catalogue.listed.flatMap(product => [say(product.name, language), ...say(product.keywords, language)]),
    ...catalogue.categories
      .listAll()
      .filter(category => category.showInMenu)
      .map(category => say(category.name, language))
  ]
}
