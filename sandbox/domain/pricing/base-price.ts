import type { Product } from '../catalogue/product'
import { say, type InLanguages, type Language } from '../../texts/localized-text'
import { writeMoney } from '../../texts/write-money'
import type { Cents } from '../money'

type BaseMeasure = NonNullable<Product['baseMeasure']>

const unitNames: Record<BaseMeasure['unit'], InLanguages<{ one: string; other: string }>> = {
  g: { de: { one: 'g', other: 'g' }, en: { one: 'g', other: 'g' } },
  ml: { de: { one: 'ml', other: 'ml' }, en: { one: 'ml', other: 'ml' } },
  capsule: {
    de: { one: 'Kapsel', other: 'Kapseln' },
    en: { one: 'capsule', other: 'capsules' },
    fr: { one: 'capsule', other: 'capsules' },
    it: { one: 'capsula', other: 'capsule' }
  },
  bag: {
    de: { one: 'Beutel', other: 'Beutel' },
    en: { one: 'bag', other: 'bags' },
    fr: { one: 'sachet', other: 'sachets' },
    it: { one: 'filtro', other: 'filtri' }
  },
  piece: {
    de: { one: 'Stück', other: 'Stück' },
    en: { one: 'piece', other: 'pieces' },
    fr: { one: 'pièce', other: 'pièces' },
    it: { one: 'pezzo', other: 'pezzi' }
  }
}

/** Measures that have a name of their own. */
const wholes: Partial<Record<string, string>> = { '1000 g': '1 kg', '1000 ml': '1 l' }

/** A price per measure, as the law wants it beside every price. */
export interface BasePrice {
  amount: Cents
  /** "1 kg", "1 Kapsel". */
  unit: string
  /** "(99,80 EUR / 1 kg)". */
  text: string
}

/** Converts a price to the price per `per` units of its content, rounded to whole cents. */
export function computeBasePrice(
  price: Cents,
  measure: BaseMeasure,
  { locale, language, currency }: { locale: string; language: Language; currency: string }
): BasePrice | undefined {
  if (measure.amount <= 0) return undefined
  const amount = Math.round((price * measure.per) / measure.amount)
  const names = say(unitNames[measure.unit], language)
  const measured = `${measure.per} ${measure.per === 1 ? names.one : names.other}`
  const unit = wholes[measured] ?? measured
  return { amount, unit, text: `(${writeMoney(locale, amount, currency)} / ${unit})` }
}
