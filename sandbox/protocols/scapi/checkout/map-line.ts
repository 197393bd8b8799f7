import type { ChosenValue } from '../../../domain/catalogue/product'
import { say } from '../../../texts/localized-text'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { PricedLine } from '../../../domain/baskets/pricing/priced-basket'
import type { MappingContext } from '../../mapping-context'
import { toDecimal } from '../../money'
import { mapReduction } from './map-reduction'

/** `c_variationValues` of a line: its variant's values, in the shopper's language. */
export const mapChosenValues = (values: ChosenValue[] | undefined, { language }: MappingContext) =>
  values?.map(({ id, name, value, label }) => ({
    id,
    name: say(name, language),
    value,
    label: say(label, language)
  }))

/** Discounts of a line: by the catalogue's promotions, then by coupons. */
function mapPriceAdjustments(
  line: PricedLine,
  context: MappingContext
): ShopperBasketsTypes.PriceAdjustment[] {
  const byCoupons = line.reductions.reduce((total, { amount }) => total + amount, 0)
  const reduction = line.discounted.gross + byCoupons - line.price
  const ofCoupons = line.reductions.map(each => mapReduction(each, line.itemId, context))
  if (reduction === 0) return ofCoupons
  const promotion = line.product?.promotion
  return [
    {
      priceAdjustmentId: `${line.itemId}-${promotion?.id ?? 'sale'}`,
      promotionId: promotion?.id,
      itemText: say(promotion?.calloutMsg, context.language),
      price: toDecimal(reduction),
      appliedDiscount:
        promotion?.percentOff === undefined
          ? { type: 'amount', amount: toDecimal(-reduction) }
          : { type: 'percentage', percentage: promotion.percentOff },
      custom: false,
      manual: false
    },
    ...ofCoupons
  ]
}

/** The chosen values of a line's options: line items of their own, outside the price of the product's. */
function mapOptionItems(
  { itemId, quantity, options }: PricedLine,
  { language }: MappingContext
): ShopperBasketsTypes.OptionItem[] | undefined {
  return options?.map(({ optionId, optionName, valueId, name, unitPrice, amount }) => {
    const gross = toDecimal(amount.gross)
    const tax = toDecimal(amount.tax)
    return {
      itemId: `${itemId}-${optionId}`,
      optionId,
      optionValueId: valueId,
      productName: say(optionName, language),
      itemText: say(name, language),
      quantity,
      basePrice: toDecimal(unitPrice),
      price: gross,
      priceAfterItemDiscount: gross,
      priceAfterOrderDiscount: gross,
      tax,
      adjustedTax: tax,
      taxBasis: gross,
      taxRate: amount.rate / 100,
      taxClassId: amount.taxClass
    }
  })
}

/** An automatic bonus of a coupon has no offer. */
const isAutomaticBonus = ({ reductions }: PricedLine): boolean =>
  reductions.some(({ discount }) => discount.type === 'bonus')

/** One line; rates are fractions of one, as the API has them. */
export function mapLine(line: PricedLine, context: MappingContext): ShopperBasketsTypes.ProductItem {
  const { product, discounted, afterOrderDiscount, bonusDiscountLineItemId } = line
  const gross = toDecimal(discounted.gross)
  return {
    ...line.custom,
    itemId: line.itemId,
    productId: line.productId,
    productName: say(line.name, context.language),
    itemText: say(line.name, context.language),
    shipmentId: line.shipmentId,
    inventoryId: line.inventoryId,
    quantity: line.quantity,
    basePrice: toDecimal(line.unitBasePrice),
    price: toDecimal(line.price),
    priceAfterItemDiscount: gross,
    priceAfterOrderDiscount: toDecimal(afterOrderDiscount.gross),
    bruttoPrice: gross,
    priceAdjustments: mapPriceAdjustments(line, context),
    tax: toDecimal(discounted.tax),
    adjustedTax: toDecimal(afterOrderDiscount.tax),
    taxBasis: gross,
    taxRate: discounted.rate / 100,
    taxClassId: discounted.taxClass,
    bonusProductLineItem: bonusDiscountLineItemId !== undefined,
    ...(!isAutomaticBonus(line) && { bonusDiscountLineItemId }),
    optionItems: mapOptionItems(line, context),
    gift: line.gift !== undefined,
    giftMessage: line.gift?.message,
    c_giftWrap: product?.giftWrap ?? false,
    c_purchasable: line.purchasable,
    c_orderable: line.orderable,
    c_giftCardIsVirtual: product?.isVirtualGiftCard ?? false,
    c_isGiftCard: product?.isGiftCard ?? false,
    c_isBonusProductsByPromoCode: bonusDiscountLineItemId !== undefined,
    c_basketLimit: product?.basketLimit ?? 0,
    ...(product?.listPrice !== undefined && { c_listPrice: toDecimal(product.listPrice) }),
    c_promotionMessage: say(product?.promotion?.calloutMsg, context.language),
    c_servings: product?.servings,
    c_classCategoryID: product?.classCategoryId,
    c_primaryCategoryId: product?.primaryCategoryId,
    c_variationValues: mapChosenValues(line.variation, context),
    c_image: context.buildImageUrl(line.productId)
  }
}
