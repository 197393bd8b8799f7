import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized, LocalizedList } from '../../texts/localized-text'
import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { inGrams } from './base-measures'
import { buildProduct, type ProductRow } from './base-product'
import { buildLabel } from './label'

/** Common data of the capsules of one style. */
export interface CapsuleFamily {
  category: string
  motif: ProductPicture['motif']
  ground: string
  caffeine: NonNullable<ProductFacts['caffeine']>
  /** Grams in one capsule. */
  fill: number
  /** Size of the cup in millilitres. */
  cup: number
  keywords: LocalizedList
}

interface CapsuleRow extends ProductRow {
  colors: [main: string, accent: string, ground?: string]
  motif?: ProductPicture['motif']
  taste: NonNullable<ProductFacts['flavour']>
  /** Flavour, fruitiness and roasting, each 0 to 5. */
  scales: [flavour: number, fruitiness: number, roasting: number]
  ingredients: Localized
  origin: Localized
  organic?: boolean
  caffeine?: ProductFacts['caffeine']
  teaType?: ProductFacts['teaType']
  /** Capsules in the pack; 10 unless stated. */
  count?: number
  category?: string
  form?: ProductPicture['form']
  usp?: [de: string, en: string]
  /** A mixed box: cup sizes differ, so the row says how to use it. */
  advice?: Localized
}

/** A pack of capsules for the machines of the house. */
export function buildCapsules(family: CapsuleFamily, row: CapsuleRow): SeedProduct {
  const count = row.count ?? 10
  const [main, accent, ground] = row.colors
  return buildProduct('puro', row, {
    category: row.category ?? family.category,
    advice: row.advice ?? buildCupAdvice(family, row.number),
    baseMeasure: inGrams(count * family.fill),
    taxClass: 'reduced',
    facts: buildFacts(family, row, count),
    picture: {
      form: row.form ?? 'capsule-sleeve',
      motif: row.motif ?? family.motif,
      colors: { main, accent, ground: ground ?? family.ground },
      label: buildLabel(typeof row.name === 'string' ? row.name : row.name.de)
    },
    keywords: family.keywords
  })
}

function buildFacts(family: CapsuleFamily, row: CapsuleRow, count: number): ProductFacts {
  const [flavorIntensity, fruitiness, roasting] = row.scales
  const usps: [de: string, en: string][] = row.usp ? [row.usp] : []
  if (row.organic) usps.push(['Aus ökologischem Anbau', 'Organically grown'])
  const isMixed = row.form === 'capsule-sampler'
  if (!isMixed) usps.push([`Für ${family.cup}-ml-Tassen`, `For ${family.cup} ml cups`])
  usps.push(['Kapsel aus Aluminium, recycelbar', 'Aluminium capsule, recyclable'])
  return {
    contents: t('{count} Kapseln', '{count} capsules', { count }),
    servings: count,
    teaType: row.teaType,
    form: 'capsules',
    caffeine: row.caffeine ?? family.caffeine,
    organic: row.organic ?? false,
    flavour: row.taste,
    flavorIntensity,
    fruitiness,
    roasting,
    roast: isMixed || row.teaType || family.category === 'chocolate' ? undefined : findRoast(roasting),
    brewing: isMixed ? undefined : { grams: family.fill, milliliters: family.cup },
    ingredients: row.ingredients,
    origin: row.origin,
    usps: list(...usps)
  }
}

/** Roasting of 0 to 5, as shoppers choose by it. */
export const findRoast = (roasting: number): ProductFacts['roast'] =>
  roasting <= 2 ? 'light' : roasting === 3 ? 'medium' : 'dark'

function buildCupAdvice({ cup, fill }: CapsuleFamily, turn: number): Localized {
  const grams = String(fill).replace('.', ',')
  const ways = [
    t(
      `Eine Kapsel enthält ${grams} g und ergibt eine Tasse von ${cup} ml.`,
      `One capsule holds ${fill} g and makes a ${cup} ml cup.`
    ),
    t(
      `Abgestimmt auf ${cup} ml. Spülen Sie die Tasse vorher heiß aus, dann bleibt es darin länger warm.`,
      `Tuned to ${cup} ml. Rinse the cup with hot water first and it stays warm for longer.`
    ),
    t(
      `Mit ${grams} g je Kapsel passt die Menge genau zu ${cup} ml; mehr Wasser macht den Geschmack nur dünner.`,
      `With ${fill} g per capsule the dose is just right for ${cup} ml; more water only thins the taste.`
    )
  ]
  return ways[turn % ways.length] ?? t('', '')
}
