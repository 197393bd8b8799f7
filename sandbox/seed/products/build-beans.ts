import type { SeedProduct } from '../pictures/product-picture'
import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized } from '../../texts/localized-text'
import { list, t } from '../localized'
import { buildProduct, type ProductRow } from './base-product'
import { buildLabel } from './label'

interface BeansRow extends ProductRow {
  category: 'espresso-beans' | 'filter-beans'
  colors: [main: string, accent: string]
  grams: number
  taste: NonNullable<ProductFacts['flavour']>
  scales: [flavour: number, fruitiness: number, roasting: number]
  origin: Localized
  arabica: number
  organic?: boolean
  caffeine?: ProductFacts['caffeine']
  advice: Localized
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
    baseMeasure: { amount: row.grams, unit: 'g', per: 100 },
    taxClass: 'reduced',
    facts: {
      contents: t(`${row.grams} g ganze Bohnen`, `${row.grams} g whole beans`),
      servings: Math.floor(row.grams / 9),
      form: 'beans',
      caffeine: row.caffeine ?? 'high',
      organic: row.organic ?? false,
      flavour: row.taste,
      flavorIntensity,
      fruitiness,
      roasting,
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
      motif: 'bean',
      colors: { main, accent, ground: row.category === 'espresso-beans' ? '#E9DCCD' : '#F3E9DC' },
      label: buildLabel(typeof row.name === 'string' ? row.name : row.name.de)
    },
    keywords: list(['Kaffeebohnen', 'coffee beans'], ['ganze Bohnen', 'whole beans'])
  })
}
