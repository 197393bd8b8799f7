import type { ProductLookup } from '../../catalogue/sellable-product'
import { getBonusId, type CheckedCoupon } from './apply-coupons'
import type { Basket, BasketLine } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { BonusChoice, PricedBasket } from './priced-basket'

const sumUnits = (lines: BasketLine[]): number => lines.reduce((units, line) => units + line.quantity, 0)

/** The offers of the basket's bonus coupons, with how much of each was chosen. Products that are not sold are left out. */
export function listBonusChoices(
  coupons: CheckedCoupon[],
  lines: BasketLine[],
  { siteId, currency }: Basket,
  catalogue: ProductLookup
): BonusChoice[] {
  return coupons.flatMap(({ item, promotion, isUsable }): BonusChoice[] => {
    const discount = promotion?.couponDiscount
    if (!promotion || !isUsable || discount?.type !== 'bonus-choice') return []
    const id = getBonusId(item)
    return [
      {
        id,
        couponCode: item.code,
        promotionId: promotion.id,
        maxItems: discount.maxItems,
        chosen: sumUnits(lines.filter(line => line.bonusDiscountLineItemId === id)),
        products: discount.productIds.flatMap(productId => {
          const product = catalogue.findSellable(siteId, productId, currency)
          return product ? [{ id: product.id, name: product.name }] : []
        })
      }
    ]
  })
}

/**
 * Throws a 400 error unless so many units of a product may be chosen from an offer of the basket.
 * `itemId` is the line that they are for, if it exists already.
 */
export function requireBonusChoice(
  { bonusChoices, lines }: PricedBasket,
  bonusDiscountLineItemId: string,
  productId: string,
  quantity: number,
  itemId?: string
): void {
  const choice = bonusChoices.find(each => each.id === bonusDiscountLineItemId)
  const others = lines.filter(
    line => line.bonusDiscountLineItemId === bonusDiscountLineItemId && line.itemId !== itemId
  )
  const isOffered = choice?.products.some(product => product.id === productId)
  if (choice && isOffered && sumUnits(others) + quantity <= choice.maxItems) return
  throw new CheckoutError(
    'invalid',
    'invalid-bonus-product',
    'Invalid Bonus Product',
    `The product '${productId}' cannot be chosen ${quantity} times from the offer '${bonusDiscountLineItemId}'.`,
    { bonusDiscountLineItemId, productId },
    {
      statusCode: 'BONUS_PRODUCT_NOT_AVAILABLE',
      statusMessage: {
        de: 'Dieses Bonusprodukt kann nicht in dieser Menge gewählt werden.',
        en: 'This bonus product cannot be chosen in this quantity.'
      }
    }
  )
}

/** Takes out what was chosen from offers that the basket does not have any more. */
export function dropLostBonus(basket: Basket, { bonusChoices }: PricedBasket): Basket {
  const isKept = ({ bonusDiscountLineItemId: id }: BasketLine) =>
    id === undefined || bonusChoices.some(choice => choice.id === id)
  return basket.lines.every(isKept) ? basket : { ...basket, lines: basket.lines.filter(isKept) }
}
