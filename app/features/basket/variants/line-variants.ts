import { findPossibleQuantity, findRest } from '../../../fulfilment/line-stock'
import { GIFT_WRAP_OPTION } from '../../../gifts/gift-wrap-option'
import { deriveAvailability, mapStock, readSteps, type Steps, type Stock } from '../../../fulfilment/stock'
import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import { nameValues } from '../../../variations/variation'
import type { Line } from '../model/basket'
import { findJoinedLine } from '../model/joined-line'

type Values = Record<string, string>

/** A variant that a line can be exchanged for. */
export interface LineVariant {
  productId: string
  /** E.g. "500 g, loose". */
  name: string
  values: Values
  /** Of one unit. */
  price?: number
  stock: Stock
  steps: Steps
  /** It can be wrapped as a gift free of charge. */
  hasFreeWrap?: true
  /** The values of its option for a wrap with a price. */
  wrapIds: string[]
}

/** The variants of a line's product, with the attributes that differ among them. */
export interface LineVariants {
  attributes: { id: string; name: string; values: { value: string; name: string }[] }[]
  variants: LineVariant[]
}

/** Maps the variants of a product; those that are no longer sold are missing in the platform's answer. */
export function mapLineVariants(
  product: PlatformProduct,
  variants: readonly PlatformProduct[]
): LineVariants {
  const attributes = product.variationAttributes ?? []
  const mapped = variants.map(variant => {
    const values = { ...variant.variationValues } as Values
    return {
      productId: variant.id,
      name: nameValues(values, attributes),
      values,
      ...(variant.price !== undefined && { price: variant.price }),
      stock: mapStock(variant),
      steps: readSteps(variant),
      ...(variant.c_giftWrap === true && { hasFreeWrap: true as const }),
      wrapIds: (variant.options ?? [])
        .filter(({ id }) => id === GIFT_WRAP_OPTION)
        .flatMap(({ values = [] }) => values.map(({ id }) => id))
    }
  })
  return {
    attributes: attributes
      .map(({ id, name = id, values = [] }) => ({
        id,
        name,
        values: values
          .filter(({ value }) => mapped.some(variant => variant.values[id] === value))
          .map(({ value, name: label = value }) => ({ value, name: label }))
      }))
      .filter(({ values }) => values.length > 1),
    variants: mapped
  }
}

/**
 * The variant that a value of an attribute leads to: with the other chosen values, else the first one that has it,
 * rather one that is not sold out.
 */
export function findVariantWith(
  { variants }: LineVariants,
  chosen: Values,
  attributeId: string,
  value: string
): LineVariant | undefined {
  const together = Object.entries({ ...chosen, [attributeId]: value })
  const withValue = variants.filter(({ values }) => values[attributeId] === value)
  return (
    withValue.find(({ values }) => together.every(([id, wanted]) => values[id] === wanted)) ??
    withValue.find(isInStock) ??
    withValue[0]
  )
}

/** Whether a line that is wrapped as a gift still is in another variant. */
export const keepsGift = ({ gift }: Pick<Line, 'gift'>, { hasFreeWrap, wrapIds }: LineVariant): boolean =>
  !gift || hasFreeWrap === true || (gift.wrap !== undefined && wrapIds.includes(gift.wrap.valueId))

export const isInStock = ({ stock }: LineVariant): boolean => deriveAvailability(stock) !== 'out_of_stock'

export interface Exchange {
  /** Units of the line in its new variant; 0 where it cannot be had. */
  quantity: number
  /** The line that holds the variant already and takes the units. */
  joined?: Line
}

/** The line in another variant: as many units as its stock, steps and the rest of the basket allow. */
export function planExchange(
  line: Pick<Line, 'itemId' | 'quantity'>,
  variant: LineVariant,
  lines: readonly Line[]
): Exchange {
  const others = lines.filter(
    each => each.productId === variant.productId && each.itemId !== line.itemId && !each.isAutomaticBonus
  )
  const joined = findJoinedLine(lines, { itemId: line.itemId, productId: variant.productId })
  if (!isInStock(variant)) return { quantity: 0, joined }
  const held = others.reduce((units, { quantity }) => units + quantity, 0)
  const asked = findPossibleQuantity(line.quantity, variant.steps) ?? variant.steps.min
  return { quantity: findRest(variant, held, asked) ?? asked, ...(joined && { joined }) }
}

/** A line whose variant the shopper may change: gift cards have a recipient, free products an offer of their own. */
export const isExchangeable = (line: Line): boolean =>
  line.isPurchasable && !line.isGiftCard && !line.isAutomaticBonus && line.bonusChoiceId === undefined
