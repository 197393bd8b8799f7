interface Steps {
  /** The least quantity that is sold. */
  min: number
  step: number
}

/** The highest quantity that a stock allows, in the steps that a product is sold in; undefined where it allows none. */
export function findPossibleQuantity(stockLevel: number, { min, step }: Steps): number | undefined {
  const possible = min + Math.floor((stockLevel - min) / step) * step
  return possible >= min ? possible : undefined
}
