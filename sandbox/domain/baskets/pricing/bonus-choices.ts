import type { ProductLookup, SellableProduct } from '../../catalogue/sellable-product'
import { findBonus, getBonusId, isAmong, type CheckedCoupon } from './apply-coupons'
import type { Ids } from '../../ids'
import { DEFAULT_SHIPMENT_ID, type Basket, type BasketLine } from '../basket'
import { hasStockFor } from '../mutations/line-quantity'
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
  return coupons.flatMap((coupon): BonusChoice[] => {
    const { item, promotion, isUsable } = coupon
    const bonus = findBonus(coupon)
    if (!promotion || !isUsable || !bonus) return []
    const id = getBonusId(item)
    return [
      {
        id,
        couponCode: item.code,
        promotionId: promotion.id,
        isAutomatic: bonus.isAutomatic,
        maxItems: bonus.maxItems,
        chosen: sumUnits(lines.filter(line => line.bonusDiscountLineItemId === id)),
        products: bonus.productIds.flatMap(productId => {
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
  { id: productId, masterId }: Pick<SellableProduct, 'id' | 'masterId'>,
  quantity: number,
  itemId?: string
): void {
  const choice = bonusChoices.find(each => each.id === bonusDiscountLineItemId)
  const others = lines.filter(
    line => line.bonusDiscountLineItemId === bonusDiscountLineItemId && line.itemId !== itemId
  )
  const offered = choice?.products.map(({ id }) => id) ?? []
  const isOffered = isAmong(offered, { id: productId, masterId })
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
        de: 'Diese Zugabe kann nicht in dieser Menge gewählt werden.',
        en: 'This free product cannot be chosen in this quantity.',
        it: 'Questo omaggio non può essere scelto in questa quantità.',
        fr: 'Ce produit offert ne peut pas être choisi dans cette quantité.'
      }
    }
  )
}

/** Removes bonus products whose offer the basket no longer has. */
export function dropLostBonus(basket: Basket, { bonusChoices }: PricedBasket): Basket {
  const isKept = ({ bonusDiscountLineItemId: id }: BasketLine) =>
    id === undefined || bonusChoices.some(choice => choice.id === id)
  return basket.lines.every(isKept) ? basket : { ...basket, lines: basket.lines.filter(isKept) }
}

const isAutomaticLine = (line: BasketLine, { bonusChoices }: PricedBasket): boolean =>
  bonusChoices.some(({ id, isAutomatic }) => isAutomatic && id === line.bonusDiscountLineItemId)

/** Throws a 400 error for a line that a coupon has put into the basket: it comes and goes with the code. */
export function requireOwnChoice(line: BasketLine, basket: PricedBasket): void {
  if (!isAutomaticLine(line, basket)) return
  throw new CheckoutError(
    'invalid',
    'bonus-product-not-changeable',
    'Bonus Product Not Changeable',
    `The item '${line.itemId}' belongs to a coupon and cannot be changed or removed by itself.`,
    { itemId: line.itemId },
    {
      statusCode: 'BONUS_PRODUCT_NOT_CHANGEABLE',
      statusMessage: {
        de: 'Diese Zugabe gehört zu Ihrem Aktionscode. Sie entfällt, wenn Sie den Code entfernen.',
        en: 'This free product belongs to your promo code. It is removed with the code.',
        it: 'Questo omaggio è legato al Suo codice promozionale. Se rimuove il codice, decade anche l’omaggio.',
        fr: 'Ce produit offert est lié à votre code promo. Il est retiré avec le code.'
      }
    }
  )
}

/**
 * Automatic bonus products travel with what the shopper has put into the basket: where their shipment has nothing of it
 * any more, because it is collected or goes to another address, they follow.
 */
export function moveAutomaticBonus(basket: Basket, priced: PricedBasket): Basket {
  const own = basket.lines.filter(line => !isAutomaticLine(line, priced))
  const [first] = own
  const isAlone = (line: BasketLine) =>
    isAutomaticLine(line, priced) && own.every(({ shipmentId }) => shipmentId !== line.shipmentId)
  if (!first || !basket.lines.some(isAlone)) return basket
  const { shipmentId } = first
  return { ...basket, lines: basket.lines.map(line => (isAlone(line) ? { ...line, shipmentId } : line)) }
}

/** Adds missing automatic bonus products, except sold-out ones. */
export function addAutomaticBonus(
  basket: Basket,
  { bonusChoices }: PricedBasket,
  { catalogue, ids }: { catalogue: ProductLookup; ids: Ids }
): Basket {
  const given = bonusChoices.flatMap(
    ({ id, isAutomatic, maxItems, chosen, products: [first] }): BasketLine[] => {
      const { siteId, currency } = basket
      const product = first && catalogue.findSellable(siteId, first.id, currency)
      if (!isAutomatic || chosen > 0 || !product || !hasStockFor(product, maxItems)) return []
      const { id: productId, name } = product
      const shipmentId = basket.lines[0]?.shipmentId ?? DEFAULT_SHIPMENT_ID
      const itemId = ids.next('item')
      return [
        { itemId, productId, shipmentId, quantity: maxItems, name, bonusDiscountLineItemId: id, custom: {} }
      ]
    }
  )
  return given.length > 0 ? { ...basket, lines: [...basket.lines, ...given] } : basket
}
