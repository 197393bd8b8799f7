import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeMoney } from '../../texts/write-money'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import { ROOT_CATEGORY_ID } from '../catalogue/category-tree'
import { countCommon, type Bitset } from './bitset'
import {
  categoryFacetLabel,
  coffeeFacetIds,
  facetDefinitions,
  HIGHEST_PRICE,
  priceBands,
  priceFacetLabel
} from './facet-definitions'
import type { FacetIndex } from './facet-index'
import type { PriceIndex } from './price-index'

/** A value that a result can be refined by. */
export interface RefinementValue {
  value: string
  label: string
  hitCount: number
  /** Categories below a category. */
  values?: RefinementValue[]
}

export interface RefinementGroup {
  attributeId: string
  label: string
  values: RefinementValue[]
}

interface RefinementSource {
  catalogue: SiteCatalogue
  facets: FacetIndex
  prices: PriceIndex
  /** Documents in a category, sale included. */
  findCategory(id: string): Bitset | undefined
  language: Language
  currency: string
  /** Documents that match everything but the selection in one attribute, so that siblings stay countable. */
  selectWithout(attributeId: string): Bitset
}

function buildCategoryValues(source: RefinementSource, parentId: string, hits: Bitset): RefinementValue[] {
  return source.catalogue.categories.listChildren(parentId).flatMap((category): RefinementValue[] => {
    const documents = category.showInMenu ? source.findCategory(category.id) : undefined
    const hitCount = documents ? countCommon(documents, hits) : 0
    if (hitCount === 0) return []
    const values = buildCategoryValues(source, category.id, hits)
    return [
      {
        value: category.id,
        label: say(category.name, source.language),
        hitCount,
        ...(values.length > 0 ? { values } : {})
      }
    ]
  })
}

const BAND_LABELS = {
  under: { de: 'unter {high}', en: 'under {high}', fr: 'moins de {high}', it: 'meno di {high}' },
  between: { de: '{low} bis {high}', en: '{low} to {high}', fr: '{low} à {high}', it: 'da {low} a {high}' },
  from: { de: 'ab {low}', en: 'from {low}', fr: 'à partir de {low}', it: 'da {low}' }
} satisfies Record<string, Localized>

function buildPriceValues({
  prices,
  selectWithout,
  language,
  currency
}: RefinementSource): RefinementValue[] {
  const hits = selectWithout('price')
  return priceBands.flatMap(({ from, to }): RefinementValue[] => {
    const hitCount = countCommon(prices.selectRange(from, to), hits)
    if (hitCount === 0) return []
    const [low, high] = [from / 100, to / 100]
    const words =
      from === 0 ? BAND_LABELS.under : to === HIGHEST_PRICE ? BAND_LABELS.from : BAND_LABELS.between
    const write = (cents: number) => writeMoney(language, cents, currency, { whole: true })
    const label = say(words, language).replace('{low}', write(from)).replace('{high}', write(to))
    return [{ value: `(${low}..${high})`, label, hitCount }]
  })
}

function buildFacetValues(
  source: RefinementSource,
  definition: (typeof facetDefinitions)[number]
): RefinementValue[] {
  const sets = source.facets.values.get(definition.id)
  if (!sets || sets.size === 0) return []
  const hits = source.selectWithout(definition.id)
  const order = Object.keys(definition.valueLabels)
  return [...sets]
    .map(([value, documents]) => ({
      value,
      label: say(definition.valueLabels[value], source.language) ?? value,
      hitCount: countCommon(documents, hits)
    }))
    .filter(({ hitCount }) => hitCount > 0)
    .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value) || (a.label < b.label ? -1 : 1))
}

/** As a merchant orders them for categories of coffee: where there is a roast to choose. */
function orderFacets(groups: RefinementGroup[]): RefinementGroup[] {
  const isCoffee = groups.some(({ attributeId, values }) => attributeId === 'c_roast' && values.length > 0)
  if (!isCoffee) return groups
  const rank = ({ attributeId }: RefinementGroup) => {
    const index = coffeeFacetIds.indexOf(attributeId)
    return index < 0 ? coffeeFacetIds.length : index
  }
  return [...groups].sort((a, b) => rank(a) - rank(b))
}

/** Everything that a result can be refined by, with counts; values and attributes without hits are left out. */
export function buildRefinements(source: RefinementSource): RefinementGroup[] {
  const { language } = source
  return [
    {
      attributeId: 'cgid',
      label: say(categoryFacetLabel, language),
      values: buildCategoryValues(source, ROOT_CATEGORY_ID, source.selectWithout('cgid'))
    },
    ...orderFacets(
      facetDefinitions.map(definition => ({
        attributeId: definition.id,
        label: say(definition.label, language),
        values: buildFacetValues(source, definition)
      }))
    ),
    { attributeId: 'price', label: say(priceFacetLabel, language), values: buildPriceValues(source) }
  ].filter(group => group.values.length > 0)
}
