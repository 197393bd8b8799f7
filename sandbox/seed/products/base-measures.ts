import type { SeedProduct } from '../pictures/product-picture'

type BaseMeasure = NonNullable<SeedProduct['baseMeasure']>

/** Base prices are per kilogram or litre, as the law of price indication asks; 100 for prices per 100 g or ml. */
const PER = 1000

export const inGrams = (amount: number): BaseMeasure => ({ amount, unit: 'g', per: PER })
export const inMilliliters = (amount: number): BaseMeasure => ({ amount, unit: 'ml', per: PER })
