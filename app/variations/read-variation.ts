/**
 * Reads `c_variationValues` of a basket's or an order's line: `[{ id, name, value, label }]` in the shopper's
 * language, written by the instance, because an order outlives its products.
 *
 * @returns undefined where the instance writes none; `useVariations` asks the catalogue then.
 */
export function readVariation(values: unknown): string | undefined {
  if (!Array.isArray(values)) return undefined
  return values
    .map((entry: unknown) => {
      const { label, value } = (entry ?? {}) as { label?: unknown; value?: unknown }
      return [label, value].find(text => typeof text === 'string' && text !== '')
    })
    .filter(Boolean)
    .join(', ')
}
