import type { Cents } from '../money'

/**
 * The tax contained in a gross amount, rounded down to whole cents (requirement 4.4).
 * Whole numbers throughout, tenths of a percent, so that no binary fraction rounds a cent away.
 */
export function computeContainedTax(gross: Cents, ratePercent: number): Cents {
  const tenths = Math.round(ratePercent * 10)
  return Math.floor((gross * tenths) / (1000 + tenths))
}

export type TaxClass = 'reduced' | 'standard' | 'exempt'

/** Percent by country and class: food is reduced. Goods to any other country are taxed as at home, in Germany. */
const rates: Record<string, Record<TaxClass, number>> = {
  DE: { reduced: 7, standard: 19, exempt: 0 },
  AT: { reduced: 10, standard: 20, exempt: 0 },
  BE: { reduced: 6, standard: 21, exempt: 0 },
  DK: { reduced: 25, standard: 25, exempt: 0 },
  FR: { reduced: 5.5, standard: 20, exempt: 0 },
  NL: { reduced: 9, standard: 21, exempt: 0 },
  IT: { reduced: 10, standard: 22, exempt: 0 },
  LU: { reduced: 3, standard: 17, exempt: 0 },
  GB: { reduced: 0, standard: 20, exempt: 0 }
}
const homeRates = { reduced: 7, standard: 19, exempt: 0 }

/** The tax rate in percent (19, not 0.19) for a class of goods sent to a country. */
export function getTaxRate(countryCode: string, taxClass: TaxClass): number {
  const table = Object.hasOwn(rates, countryCode) ? rates[countryCode] : undefined
  return (table ?? homeRates)[taxClass]
}
