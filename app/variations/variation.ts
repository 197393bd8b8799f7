import type { PlatformProduct } from '../platform/scapi/shopper-products'

/** Name of a line, and the variation that distinguishes it from other lines of the same product. */
export interface VariedLine {
  name: string
  /** Names of the chosen values, e.g. "100 g, loose"; empty for a product without variants, undefined where unknown. */
  variation?: string
}

type Attributes = NonNullable<PlatformProduct['variationAttributes']>

/** Names of variation values, e.g. "100 g, loose", in the order of the attributes; empty where there are none. */
export function nameValues(values: Record<string, string>, attributes: Attributes = []): string {
  const order = Object.fromEntries(attributes.map(({ id }, index) => [id, index]))
  return Object.entries(values)
    .sort(([a], [b]) => (order[a] ?? attributes.length) - (order[b] ?? attributes.length))
    .map(([id, value]) => {
      const known = attributes.find(attribute => attribute.id === id)?.values
      return known?.find(entry => entry.value === value)?.name ?? value
    })
    .join(', ')
}

/** The variation of a product of the catalogue; empty for one without variants. */
export const findVariation = ({
  variationValues = {},
  variationAttributes
}: Pick<PlatformProduct, 'variationValues' | 'variationAttributes'>): string =>
  nameValues(variationValues as Record<string, string>, variationAttributes)

/** A line's name as plain text: "Darjeeling, 100 g". */
export const nameLine = ({ name, variation }: VariedLine): string =>
  variation ? `${name}, ${variation}` : name

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
