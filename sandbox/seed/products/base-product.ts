import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import type { Inventory } from '../../domain/catalogue/inventory'
import { inEach, say, type Localized, type LocalizedList } from '../../texts/localized-text'
import type { Cents } from '../../domain/money'
import type { SiteId } from '../../domain/sites/site'
import { requireCategory, requireTopCategory } from '../categories/categories'
import { same } from '../localized'
import { buildGiftWrapOption } from './gift-wrap'
import { inStock } from './inventory'
import { buildPrices } from './prices'

/**
 * A steady number from `min` to `max` for a product number, so that stock, ratings and ranks
 * look grown and are the same at every start.
 */
export function spread(number: number, min: number, max: number, salt = 0): number {
  const mixed = Math.imul(number * 31 + salt * 7919 + 17, 2654435761) >>> 8
  return min + (mixed % (max - min + 1))
}

/** Common columns of all rows of the assortment. */
export interface ProductRow {
  /** Becomes the end of the 18-digit id. */
  number: number
  /** A plain text is a proper name, the same in every language. */
  name: string | Localized
  short: Localized
  story: Localized
  /** Gross list price in euro cents; masters and sets have none. */
  price?: Cents
  pence?: Cents
  sale?: Cents
  /** Lowest price of the 30 days before the reduction, when it was not the list price. */
  lastMonth?: Cents
  alsoIn?: string[]
  /** Fragile: its gift wrap has a price. */
  hasPricedWrap?: true
  inventory?: Inventory
  minOrderQuantity?: number
  stepQuantity?: number
  basketLimit?: number
  badge?: SeedProduct['badge']
  rating?: SeedProduct['rating']
  popularity?: number
  keywords?: LocalizedList
}

interface ProductPart {
  category: string
  kind?: SeedProduct['kind']
  /** Second paragraph, composed from facts. */
  advice?: Localized
  baseMeasure?: SeedProduct['baseMeasure']
  taxClass: SeedProduct['taxClass']
  facts: SeedProduct['facts']
  picture: ProductPicture
  keywords: LocalizedList
}

const prefixes: Record<SiteId, string> = { jasmin: '1000', puro: '2000' }

/** The 18-digit product id of a site's product number. */
export function buildProductId(siteId: SiteId, number: number): string {
  return `${prefixes[siteId]}${String(number).padStart(14, '0')}`
}

/** Shelves whose goods can be wrapped as a gift, besides single gift ideas. */
const WRAPPED_SHELVES = [
  ...['pots-cups', 'cups', 'tea-storage', 'honey', 'biscuits', 'chocolate'],
  ...['seasonal-tea', 'samplers', 'capsule-samplers']
]

/** A set is ordered as its parts, and a gift card is a gift as it is. */
const isWrapped = ({ alsoIn = [] }: ProductRow, { category, kind }: ProductPart): boolean =>
  kind !== 'set' &&
  category !== 'gift-cards' &&
  (WRAPPED_SHELVES.includes(category) || alsoIn.includes('gift-ideas'))

/** A complete product from what its row states and what its kind of goods adds. */
export function buildProduct(siteId: SiteId, row: ProductRow, part: ProductPart): SeedProduct {
  const name = typeof row.name === 'string' ? same(row.name) : row.name
  const category = requireCategory(siteId, part.category)
  return {
    id: buildProductId(siteId, row.number),
    siteId,
    kind: part.kind ?? 'simple',
    brand: siteId,
    name,
    shortDescription: row.short,
    longDescription: buildParagraphs(row.story, part.advice),
    pageTitle: inEach(language => `${say(name, language)} – ${say(category.name, language)}`),
    pageDescription: row.short,
    keywords: inEach(language => [
      ...say(part.keywords, language),
      ...(row.keywords ? say(row.keywords, language) : [])
    ]),
    primaryCategoryId: part.category,
    categoryIds: [part.category, ...(row.alsoIn ?? []), ...(row.sale === undefined ? [] : ['all-sale'])],
    classCategoryId: requireTopCategory(siteId, part.category).id,
    ...buildPricing(siteId, row),
    baseMeasure: part.baseMeasure,
    taxClass: part.taxClass,
    inventory: row.price === undefined ? undefined : (row.inventory ?? inStock(spread(row.number, 40, 380))),
    minOrderQuantity: row.minOrderQuantity ?? 1,
    stepQuantity: row.stepQuantity ?? 1,
    basketLimit: row.basketLimit ?? 0,
    ...(row.hasPricedWrap
      ? { options: [buildGiftWrapOption(siteId)] }
      : isWrapped(row, part) && { giftWrap: true }),
    isGiftCard: false,
    isVirtualGiftCard: false,
    online: true,
    searchable: true,
    rating: row.rating ?? buildRating(row),
    popularity: row.popularity ?? spread(row.number, 80, 600, 2),
    badge: row.badge ?? (row.sale === undefined ? undefined : 'sale'),
    facts: { ...buildPlace(siteId, part.category), ...part.facts },
    picture: part.picture
  }
}

function buildPricing(
  siteId: SiteId,
  row: ProductRow
): Pick<SeedProduct, 'listPrice' | 'salePrice' | 'lastMonthPrice'> {
  if (row.price === undefined) return {}
  const listPrice = buildPrices(siteId, row.price, row.pence)
  if (row.sale === undefined) return { listPrice }
  return {
    listPrice,
    salePrice: buildPrices(siteId, row.sale),
    lastMonthPrice: row.lastMonth === undefined ? listPrice : buildPrices(siteId, row.lastMonth)
  }
}

/** Shelves of what complements the goods of a top category. */
const COMPLEMENTS: Record<SiteId, Record<string, string>> = {
  jasmin: {
    tea: 'accessories',
    discover: 'accessories',
    accessories: 'tea',
    treats: 'tea',
    gifts: 'discover'
  },
  puro: {
    capsules: 'accessories',
    beans: 'accessories',
    machines: 'capsules',
    accessories: 'capsules',
    gifts: 'capsules'
  }
}

/** The picture of its shelf, and what goes with it. */
const buildPlace = (siteId: SiteId, category: string): SeedProduct['facts'] => ({
  scene: `${siteId}-${category}`,
  goesWith: COMPLEMENTS[siteId]?.[requireTopCategory(siteId, category).id]
})

/** New products have no ratings. */
function buildRating(row: ProductRow): SeedProduct['rating'] {
  if (row.badge === 'new') return undefined
  return { average: spread(row.number, 41, 49, 3) / 10, count: spread(row.number, 7, 312, 4) }
}

function buildParagraphs(story: Localized, advice: Localized | undefined): Localized {
  const paragraphs = advice ? [story, advice] : [story]
  return inEach(language => paragraphs.map(text => `<p>${say(text, language)}</p>`).join(''))
}
