import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized } from '../../texts/localized-text'
import type { Inventory } from '../../domain/catalogue/inventory'
import type { Cents } from '../../domain/money'
import { list, same, t } from '../localized'
import { inGrams } from './base-measures'
import { buildProduct, type ProductRow } from './base-product'
import { findRoast } from './build-capsules'
import { buildLabel } from './label'
import { buildVariants } from './variants'

interface BeansRow extends ProductRow {
  category: 'espresso-beans' | 'filter-beans'
  motif?: ProductPicture['motif']
  colors: [main: string, accent: string]
  grams: number
  taste: NonNullable<ProductFacts['flavour']>
  scales: [flavour: number, fruitiness: number, roasting: number]
  origin: Localized
  arabica: number
  organic?: boolean
  caffeine?: ProductFacts['caffeine']
  advice: Localized
  brewing?: ProductFacts['brewing']
}

/** A bag of whole beans. */
export function buildBeans(row: BeansRow): SeedProduct {
  const [main, accent] = row.colors
  const [flavorIntensity, fruitiness, roasting] = row.scales
  const blend =
    row.arabica === 100
      ? t('100 % Arabica', '100 % arabica')
      : t(`${row.arabica} % Arabica`, `${row.arabica} % arabica`)
  return buildProduct('puro', row, {
    category: row.category,
    advice: row.advice,
    baseMeasure: inGrams(row.grams),
    taxClass: 'reduced',
    facts: {
      contents: t(`${row.grams} g ganze Bohnen`, `${row.grams} g whole beans`),
      servings: Math.floor(row.grams / 9),
      form: 'beans',
      caffeine: row.caffeine ?? 'high',
      organic: row.organic ?? false,
      flavour: row.taste,
      brewing: row.brewing,
      flavorIntensity,
      fruitiness,
      roasting,
      roast: findRoast(roasting),
      ingredients: t(`Röstkaffee, ganze Bohnen (${blend.de})`, `Roasted coffee, whole beans (${blend.en})`),
      origin: row.origin,
      usps: list(
        [blend.de, blend.en],
        ['In der Trommel geröstet', 'Drum-roasted'],
        ['Beutel mit Aromaventil', 'Bag with aroma valve']
      )
    },
    picture: {
      form: 'coffee-bag',
      motif: row.motif ?? 'bean',
      colors: { main, accent, ground: row.category === 'espresso-beans' ? '#E9DCCD' : '#F3E9DC' },
      label: buildLabel(typeof row.name === 'string' ? row.name : row.name.de)
    },
    keywords: list(['Kaffeebohnen', 'coffee beans'], ['ganze Bohnen', 'whole beans'])
  })
}

const grinds = [
  { value: 'beans', name: t('ganze Bohnen', 'whole beans') },
  { value: 'filter', name: t('gemahlen für Handfilter', 'ground for pour-over') },
  { value: 'press', name: t('gemahlen für Stempelkanne', 'ground for French press') }
]

interface GroundRow extends Omit<BeansRow, 'grams' | 'price'> {
  sizes: { grams: number; price: Cents }[]
  /** Where it is not plenty: by size and grind, as "1000 press". */
  stocks: Record<string, Inventory>
}

/** Coffee in several sizes, whole or ground: a master and a variant for each size and grind. */
export function buildGroundCoffee({ sizes, stocks, ...row }: GroundRow): SeedProduct[] {
  const [smallest] = sizes
  const { baseMeasure: _ofOneSize, ...master } = buildBeans({ ...row, grams: smallest?.grams ?? 0 })
  return buildVariants(
    master,
    row.number,
    [
      {
        id: 'size',
        name: t('Größe', 'Size'),
        values: sizes.map(({ grams }) => ({ value: String(grams), name: same(`${grams} g`) }))
      },
      { id: 'grind', name: t('Mahlgrad', 'Grind'), values: grinds }
    ],
    sizes.flatMap(({ grams, price }) =>
      grinds.map(({ value }) => ({
        values: { size: String(grams), grind: value },
        price,
        inventory: stocks[`${grams} ${value}`],
        baseMeasure: inGrams(grams),
        facts: { contents: same(`${grams} g`), servings: Math.floor(grams / 9) }
      }))
    )
  )
}
