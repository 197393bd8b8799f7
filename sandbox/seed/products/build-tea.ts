import type { Inventory } from '../../domain/catalogue/inventory'
import type { ProductFacts } from '../../domain/catalogue/product'
import { inEach, say, type Localized, type LocalizedList } from '../../texts/localized-text'
import type { Cents } from '../../domain/money'
import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import { list, same, t } from '../localized'
import { inGrams } from './base-measures'
import { buildProduct, type ProductRow } from './base-product'
import { buildBrewingAdvice } from './brewing-advice'
import { buildLabel } from './label'
import { buildVariants } from './variants'

type TeaType = NonNullable<ProductFacts['teaType']>
type Brewing = Required<NonNullable<ProductFacts['brewing']>>

/** Common data of the teas of one shelf. */
export interface TeaFamily {
  category: string
  teaType: TeaType
  motif: ProductPicture['motif']
  /** Tinted ground behind the packaging. */
  ground: string
  caffeine: NonNullable<ProductFacts['caffeine']>
  brewing: Brewing
  keywords: LocalizedList
}

interface TeaRow extends ProductRow {
  category?: string
  motif?: ProductPicture['motif']
  form?: ProductPicture['form']
  /** Main and accent colour of the packaging. */
  colors: [main: string, accent: string, ground?: string]
  taste: NonNullable<ProductFacts['flavour']>
  /** Flavour, fruitiness and roasting, each 0 to 5. */
  scales: [flavour: number, fruitiness: number, roasting: number]
  ingredients: Localized
  origin: Localized
  organic?: boolean
  caffeine?: ProductFacts['caffeine']
  brewing?: Partial<Brewing>
  /** Number of bags and grams of tea in a box. */
  bags?: [count: number, grams: number]
  /** Of a tin or pouch of fixed size. */
  grams?: number
  usp?: [de: string, en: string]
  /** In place of the advice composed from brewing. */
  advice?: Localized
}

interface LooseTeaRow extends TeaRow {
  /** Euro cents for 100, 250 and 500 g. */
  prices: [Cents, Cents, Cents]
  stocks?: [Inventory?, Inventory?, Inventory?]
}

/** A box of tea bags; 20 bags with 50 g unless the row says otherwise. */
export function buildTea(family: TeaFamily, row: TeaRow): SeedProduct {
  const [count, grams] = row.bags ?? [20, 50]
  const facts = buildFacts(family, row, 'bags', {
    contents: t('{count} Beutel ({grams} g)', '{count} bags ({grams} g)', { count, grams }),
    servings: count
  })
  return buildShelfProduct(family, row, facts, inGrams(grams), row.form ?? 'tea-box')
}

/** A tin or pouch of powder or leaf in one size. */
export function buildTeaTin(family: TeaFamily, row: TeaRow & { grams: number }): SeedProduct {
  const brewing = { ...family.brewing, ...row.brewing }
  const form = family.teaType === 'matcha' ? 'powder' : 'loose'
  const facts = buildFacts(family, row, form, {
    contents: same(`${row.grams} g`),
    servings: Math.floor(row.grams / brewing.grams)
  })
  return buildShelfProduct(family, row, facts, inGrams(row.grams), row.form ?? 'tea-tin')
}

/** Loose leaf: a master and its bags of 100, 250 and 500 g. */
export function buildLooseTea(family: TeaFamily, row: LooseTeaRow): SeedProduct[] {
  const grams = { ...family.brewing, ...row.brewing }.grams
  const facts = buildFacts(family, row, 'loose', { contents: t('100, 250 oder 500 g', '100, 250 or 500 g') })
  const leaf = { ...family, keywords: addLeafKeywords(family.keywords) }
  const master = buildShelfProduct(leaf, row, facts, undefined, row.form ?? 'tea-pouch')
  const sizes = [100, 250, 500]
  return buildVariants(
    master,
    row.number,
    [
      {
        id: 'size',
        name: t('Größe', 'Size'),
        values: sizes.map(size => ({ value: String(size), name: same(`${size} g`) }))
      }
    ],
    sizes.map((size, index) => ({
      values: { size: String(size) },
      price: row.prices[index] ?? row.prices[0],
      inventory: row.stocks?.[index],
      baseMeasure: inGrams(size),
      facts: { contents: same(`${size} g`), servings: Math.floor(size / grams) }
    }))
  )
}

function addLeafKeywords(keywords: LocalizedList): LocalizedList {
  const leaf = t('loser Tee', 'loose leaf tea')
  return inEach(language => [...say(keywords, language), say(leaf, language)])
}

function buildShelfProduct(
  family: TeaFamily,
  row: TeaRow,
  facts: ProductFacts,
  baseMeasure: SeedProduct['baseMeasure'],
  form: ProductPicture['form']
): SeedProduct {
  const [main, accent, ground] = row.colors
  return buildProduct('jasmin', row, {
    category: row.category ?? family.category,
    advice: row.advice ?? buildBrewingAdvice({ ...family.brewing, ...row.brewing }, facts.form, row.number),
    baseMeasure,
    taxClass: 'reduced',
    facts,
    picture: {
      form,
      motif: row.motif ?? family.motif,
      colors: { main, accent, ground: ground ?? family.ground },
      label: buildLabel(typeof row.name === 'string' ? row.name : row.name.de)
    },
    keywords: family.keywords
  })
}

function buildFacts(
  family: TeaFamily,
  row: TeaRow,
  form: ProductFacts['form'],
  amount: Pick<ProductFacts, 'contents' | 'servings'>
): ProductFacts {
  const [flavorIntensity, fruitiness, roasting] = row.scales
  const caffeine = row.caffeine ?? family.caffeine
  return {
    ...amount,
    teaType: family.teaType,
    form,
    caffeine,
    organic: row.organic ?? false,
    flavour: row.taste,
    flavorIntensity,
    fruitiness,
    roasting,
    brewing: { ...family.brewing, ...row.brewing },
    ingredients: row.ingredients,
    origin: row.origin,
    usps: buildUsps(row, caffeine, form)
  }
}

function buildUsps(
  row: TeaRow,
  caffeine: ProductFacts['caffeine'],
  form: ProductFacts['form']
): LocalizedList {
  const usps: [de: string, en: string][] = row.usp ? [row.usp] : []
  if (row.organic) usps.push(['Aus ökologischem Anbau', 'Organically grown'])
  if (caffeine === 'none') usps.push(['Von Natur aus koffeinfrei', 'Naturally caffeine-free'])
  // The material of all bags is a promise of the shop, in every page's footer.
  if (form !== 'powder') usps.push(['Aromadicht abgefüllt', 'Sealed to keep its aroma'])
  if (form === 'powder') usps.push(['In Stein gemahlen', 'Milled in stone'])
  return list(...usps)
}
