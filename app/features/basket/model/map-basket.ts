import { DEFAULT_SHIPMENT_ID, type PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { optionalText } from '../../../platform/optional-text'
import { floorTax, roundMoney, sumMoney } from '../../../intl/money'
import { mapReductions, mapShippingCharges } from '../../../pricing/map-charges'
import type { Basket, Totals } from './basket'
import { limitBonusLines } from './bonus-limits'
import { readCategories } from './line-groups'
import { mapAddress } from './map-address'
import { mapLine } from './map-line'
import { mapPaymentInstruments } from './map-payments'
import { findParcel, mapShipments } from './map-shipments'

/** Maps the platform's basket once; no other code knows its field names (requirement 6.6). */
export function mapBasket(basket: PlatformBasket): Basket {
  const shipments = mapShipments(basket)
  const parcel = findParcel(shipments)
  const storeOf = new Map(shipments.map(({ id, storeId }) => [id, storeId]))
  const lines = (basket.productItems ?? []).map(item => {
    const shipmentId = item.shipmentId ?? shipments[0]?.id ?? DEFAULT_SHIPMENT_ID
    const storeId = storeOf.get(shipmentId)
    const { inventoryId } = item
    return {
      ...mapLine(item),
      shipmentId,
      ...(storeId !== undefined && { storeId, ...(inventoryId && { inventoryId }) })
    }
  })
  return {
    basketId: basket.basketId ?? '',
    currency: basket.currency ?? '',
    email: basket.customerInfo?.email || undefined,
    customerNo: basket.customerInfo?.customerNo || undefined,
    lines: limitBonusLines(lines, basket.bonusDiscountLineItems),
    shipments,
    categories: readCategories(basket.c_groupedByCategories),
    giftCertificateItems: basket.giftCertificateItems ?? [],
    couponItems: basket.couponItems ?? [],
    certificateTotal: readCertificateTotal(basket),
    reductions: mapReductions(basket.orderPriceAdjustments),
    shippingCharges: mapShippingCharges(basket.shippingItems),
    ...(basket.bonusDiscountLineItems?.length && { bonusDiscountLineItems: basket.bonusDiscountLineItems }),
    welcomeOfferPromotionId: optionalText(basket.c_welcomeOfferPromotionId),
    ...(basket.c_welcomeOfferRemoved === true && { isWelcomeOfferRemoved: true }),
    shippingAddress: parcel?.address,
    billingAddress: mapAddress(basket.billingAddress),
    shippingMethod: parcel?.method,
    paymentInstruments: mapPaymentInstruments(basket),
    totals: mapTotals(basket),
    containsVirtualGiftCard: basket.c_containsVGC === true,
    containsOnlyNormalGiftCards: basket.c_containsOnlyNormalGC === true,
    brews: {
      count: Number(basket.c_quantityOfBrews) || 0,
      minimum: Number(basket.c_minBoxesOrder) || 0,
      missing: Number(basket.c_remainingBrewsToMinimum) || 0
    },
    ...(optionalText(basket.c_agentID) !== undefined && { isByAgent: true }),
    flashes: listFlashTypes(basket.flashes),
    checkoutKey: optionalText(basket.c_checkoutKey)
  }
}

const readCertificateTotal = ({ c_giftCertificateTotal }: PlatformBasket): number =>
  roundMoney(Number(c_giftCertificateTotal) || 0)

/** The sum of products includes gift certificates (requirement 8.1). */
function mapTotals(basket: PlatformBasket): Totals {
  return {
    items: sumMoney([basket.productTotal ?? 0, readCertificateTotal(basket)]),
    shipping: basket.shippingTotal === undefined ? undefined : roundMoney(basket.shippingTotal),
    tax: floorTax(basket.taxTotal ?? 0),
    order: basket.orderTotal === undefined ? undefined : roundMoney(basket.orderTotal)
  }
}

const listFlashTypes = (flashes: unknown): string[] =>
  Array.isArray(flashes)
    ? flashes.flatMap(flash => (typeof flash?.type === 'string' ? [flash.type as string] : []))
    : []
