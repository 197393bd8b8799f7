import type { SeedProduct } from '../seed/pictures/product-picture'
import type { ProductFacts } from '../domain/catalogue/product'
import type { Localized } from '../texts/localized-text'
import { buildTestProduct } from './build-test-product'
import { list, same, t } from '../seed/localized'

/** A small generator of repeatable random numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

const qualities: Localized[] = [
  t('Stiller', 'Quiet'),
  t('Heller', 'Bright'),
  t('Wilder', 'Wild'),
  t('Sanfter', 'Gentle'),
  t('Goldener', 'Golden'),
  t('Früher', 'Early'),
  t('Später', 'Late'),
  t('Kühler', 'Cool')
]
const nouns: Localized[] = [
  t('Morgen', 'Morning'),
  t('Garten', 'Garden'),
  t('Nebel', 'Mist'),
  t('Hügel', 'Hill'),
  t('Hafen', 'Harbour'),
  t('Wald', 'Forest'),
  t('Bach', 'Brook'),
  t('Mond', 'Moon'),
  t('Sommer', 'Summer'),
  t('Winter', 'Winter')
]
const sorts: { category: string; teaType: NonNullable<ProductFacts['teaType']>; name: Localized }[] = [
  { category: 'green-tea', teaType: 'green', name: same('Sencha') },
  { category: 'green-tea', teaType: 'green', name: same('Gunpowder') },
  { category: 'black-tea', teaType: 'black', name: same('Assam') },
  { category: 'black-tea', teaType: 'black', name: same('Darjeeling') },
  { category: 'white-oolong-tea', teaType: 'oolong', name: same('Oolong') },
  { category: 'herbal-tea', teaType: 'herbal', name: t('Kamille', 'Camomile') },
  { category: 'herbal-tea', teaType: 'herbal', name: t('Minze', 'Mint') },
  { category: 'fruit-tea', teaType: 'fruit', name: t('Hibiskus', 'Hibiscus') }
]
const flavours = ['floral', 'fresh', 'fruity', 'spicy', 'malty', 'grassy', 'sweet', 'roasty'] as const
const caffeines = ['none', 'low', 'medium', 'high'] as const
const forms = ['bags', 'loose', 'powder'] as const
const badges = ['new', 'sale', 'limited', 'organic'] as const
/** Grams of the packs that a master comes in. */
const packs = [50, 100]
/** Every so many products one is a master with its packs. */
const MASTER_INTERVAL = 20

type Random = () => number
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!

const join = (...parts: Localized[]): Localized => ({
  de: parts.map(part => part.de).join(' '),
  en: parts.map(part => part.en).join(' ')
})

const buildId = (index: number) => `10009${String(index).padStart(13, '0')}`

/** Sellable parts that a simple product or a variant has and a master lacks. */
function buildOffer(random: Random, grams: number): Partial<SeedProduct> {
  const euros = 395 + Math.floor(random() * 11_000)
  const isReduced = random() < 0.1
  const ats = random() < 0.05 ? 0 : 1 + Math.floor(random() * 500)
  const toPounds = (cents: number) => Math.round(cents * 0.87)
  const reduced = Math.round(euros * 0.8)
  return {
    listPrice: { EUR: euros, GBP: toPounds(euros) },
    ...(isReduced ? { salePrice: { EUR: reduced, GBP: toPounds(reduced) } } : {}),
    baseMeasure: { amount: grams, unit: 'g', per: 100 },
    inventory: { ats, stockLevel: ats, orderable: true, preorderable: false, backorderable: false }
  }
}

function buildProduct(random: Random, index: number): SeedProduct {
  const sort = pick(random, sorts)
  const noun = pick(random, nouns)
  const name = join(pick(random, qualities), noun, sort.name, same(`No. ${index}`))
  const isOrganic = random() < 0.3
  return buildTestProduct(buildId(index), {
    // Its sellable products have price and stock; see `buildOffer`.
    listPrice: undefined,
    inventory: undefined,
    brand: pick(random, ['Jasmin', 'Teehaus Nord', 'Blattwerk', 'Kanne & Korn']),
    name,
    shortDescription: join(sort.name, t('mit klarer Tasse', 'with a clear cup')),
    longDescription: {
      de: `<p>${name.de} duftet nach ${noun.de} und schmeckt auch beim zweiten Aufguss noch voll.</p>`,
      en: `<p>${name.en} smells of ${noun.en} and still tastes full at the second infusion.</p>`
    },
    keywords: list(['Tee', 'tea'], [sort.name.de, sort.name.en]),
    primaryCategoryId: sort.category,
    categoryIds: [sort.category],
    rating: { average: Math.round((3 + random() * 2) * 10) / 10, count: Math.floor(random() * 400) },
    popularity: Math.floor(random() * 1_000),
    ...(random() < 0.2 ? { badge: pick(random, badges) } : {}),
    facts: {
      contents: t('50 g lose', '50 g loose'),
      servings: 20,
      teaType: sort.teaType,
      form: pick(random, forms),
      caffeine: pick(random, caffeines),
      organic: isOrganic,
      flavour: [...new Set([pick(random, flavours), pick(random, flavours)])],
      flavorIntensity: 1 + Math.floor(random() * 5)
    },
    picture: {
      form: 'tea-pouch',
      motif: 'leaf',
      colors: { main: '#4e7a4a', accent: '#e9e2b8', ground: '#e6eddd' },
      label: { line1: sort.name.de }
    }
  })
}

function buildMaster(random: Random, index: number): SeedProduct[] {
  const base = buildProduct(random, index)
  const toValue = (grams: number) => `${grams}g`
  const variants = packs.map((grams, position): SeedProduct => ({
    ...base,
    ...buildOffer(random, grams),
    id: buildId(index + 1 + position),
    kind: 'variant',
    masterId: base.id,
    variationValues: { size: toValue(grams) }
  }))
  const sizes = packs.map(grams => ({ value: toValue(grams), name: same(`${grams} g`) }))
  return [
    {
      ...base,
      kind: 'master',
      variationAttributes: [{ id: 'size', name: t('Größe', 'Size'), values: sizes }]
    },
    ...variants
  ]
}

/**
 * Makes `count` products of site "jasmin" for load tests, in the seed's tea categories:
 * mostly simple ones, and masters with their variants. The same `seed` gives the same products.
 */
export function generateCatalogue(count: number, seed: number): SeedProduct[] {
  const random = createRandom(seed)
  const products: SeedProduct[] = []
  while (products.length < count) {
    const index = products.length
    const isMaster = index % MASTER_INTERVAL === 0 && count - index > packs.length
    if (isMaster) products.push(...buildMaster(random, index))
    else products.push({ ...buildProduct(random, index), ...buildOffer(random, 50) })
  }
  return products
}
