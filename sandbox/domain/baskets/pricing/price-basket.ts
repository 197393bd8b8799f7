import type { ProductLookup } from '../../catalogue/sellable-product'
import type { Cents } from '../../money'
import type { Country } from '../../sites/country'
import type { Site } from '../../sites/site'
import type { SiteSettings } from '../../sites/site-settings'
import type { CouponLookup } from '../../coupons/coupon'
import type { Promotion } from '../../pricing/promotion'
import { checkDestination } from '../../shipping/shipping-address'
import { findShippingMethod, isPickUpMethod, listApplicableMethods } from '../../shipping/shipping-methods'
import { getHomeCountry, getShippingRate } from '../../shipping/shipping-rates'
import {
  checkCoupons,
  listOrderReductions,
  reduceLines,
  spreadOverLines,
  type CheckedCoupon
} from './apply-coupons'
import { findShippingCoupon, type ShippingCoupon } from './apply-shipping-coupon'
import type { Basket, BasketLine, Shipment } from '../basket'
import { listBonusChoices } from './bonus-choices'
import { countBoxes } from './count-boxes'
import { priceGiftCertificateItem } from './price-gift-certificate-item'
import { priceLine, sumOptions, taxAmount } from './price-line'
import type { BasketTotals, PricedBasket, PricedCoupon, PricedLine, PricedShipment } from './priced-basket'

/** Where prices come from. */
export interface PricingContext {
  site: Site
  /** That the basket is asked for in; its country is assumed until there is an address. */
  locale?: string
  settings: SiteSettings
  catalogue: ProductLookup
  coupons: CouponLookup
  /** Where the site delivers. */
  countries: Country[]
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** Common data of a basket's shipments. */
interface DeliveryFacts {
  home: string
  countries: Country[]
  /** Boxes in one shipment from which its standard delivery is free. */
  freeBoxes: number
}

function priceShipment(
  shipment: Shipment,
  lines: PricedLine[],
  basket: Basket,
  { home, countries, freeBoxes }: DeliveryFacts,
  shippingCoupon: ShippingCoupon | undefined
): PricedShipment {
  const own = lines.filter(line => line.shipmentId === shipment.shipmentId)
  const certificates = basket.giftCertificateItems.filter(item => item.shipmentId === shipment.shipmentId)
  const situation = {
    currency: basket.currency,
    countryCode: shipment.shippingAddress?.countryCode ?? home,
    destination: checkDestination(shipment.shippingAddress ?? {}, countries),
    goods: sum(own.map(line => line.discounted.gross)),
    reachesFreeBoxes: countBoxes(own) >= freeBoxes,
    waiver: shippingCoupon?.waiver,
    containsVirtualGiftCard: certificates.length > 0 || own.some(line => line.product?.isVirtualGiftCard)
  }
  const method = shipment.shippingMethodId
    ? findShippingMethod(shipment.shippingMethodId, situation)
    : undefined
  const options = sumOptions(own)
  const suits = method !== undefined && listApplicableMethods(situation).some(({ id }) => id === method.id)
  return {
    ...shipment,
    situation,
    method,
    shipping: suits ? taxAmount(method.price, situation.countryCode, 'standard') : undefined,
    shippingReduction: suits && method.waived > 0 ? shippingCoupon?.buildReduction(method.waived) : undefined,
    goodsTotal: sum(own.map(line => line.afterOrderDiscount.gross)) + options.gross,
    goodsTax: sum(own.map(line => line.afterOrderDiscount.tax)) + options.tax,
    optionsTotal: options.gross,
    giftCertificates: sum(certificates.map(item => item.amount))
  }
}

/** Whether there is anything in the basket that could be ordered. */
export const hasItems = (
  basket: Pick<PricedBasket, 'lines'> & Pick<Basket, 'giftCertificateItems'>
): boolean => basket.lines.length > 0 || basket.giftCertificateItems.length > 0

/** The shipments that travel: those with goods. In an empty basket all of them count. */
export const listDelivered = (
  basket: Pick<PricedBasket, 'lines' | 'shipments'> & Pick<Basket, 'giftCertificateItems'>
): PricedShipment[] => {
  if (!hasItems(basket)) return basket.shipments
  const items = [...basket.lines, ...basket.giftCertificateItems]
  return basket.shipments.filter(({ shipmentId }) => items.some(item => item.shipmentId === shipmentId))
}

function computeTotals(lines: PricedLine[], delivered: PricedShipment[], basket: Basket): BasketTotals {
  const goodsValue = sum(lines.map(line => line.discounted.gross))
  const orderDiscount = goodsValue - sum(lines.map(line => line.afterOrderDiscount.gross))
  const options = sumOptions(lines)
  const products = goodsValue + options.gross
  const productsTax = sum(lines.map(line => line.afterOrderDiscount.tax)) + options.tax
  const giftCertificates = sum(basket.giftCertificateItems.map(item => item.amount))
  const costs = delivered.flatMap(shipment => shipment.shipping ?? [])
  const hasMethods = costs.length === delivered.length
  const shipping = hasMethods ? sum(costs.map(cost => cost.gross)) : undefined
  const shippingTax = hasMethods ? sum(costs.map(cost => cost.tax)) : undefined
  const hasAddresses = delivered.every(shipment => shipment.shippingAddress)
  const goods = products - orderDiscount + giftCertificates
  const order = shipping !== undefined && hasAddresses ? goods + shipping : undefined
  const tax = productsTax + (shippingTax ?? 0)
  return { products, orderDiscount, productsTax, giftCertificates, shipping, shippingTax, tax, order }
}

/** Whether standard delivery of these shipments would cost something without the coupon. */
const isShippingWaived = (delivered: PricedShipment[]): boolean =>
  delivered.some(({ method, situation }) => {
    const { waived = 0 } = method ?? findShippingMethod('standard', situation) ?? {}
    return !situation.containsVirtualGiftCard && waived > 0
  })

/** The value that is missing to free delivery: of several parcels, in the one that misses most. */
function findMissingGoods(currency: string, shipments: PricedShipment[], sent: PricedLine[]): Cents {
  const filled = shipments.filter(({ shipmentId }) => sent.some(line => line.shipmentId === shipmentId))
  const parcels = filled.length > 0 ? filled : shipments.slice(0, 1)
  const missing = parcels.map(({ situation }) =>
    situation.reachesFreeBoxes
      ? 0
      : getShippingRate(currency, situation.countryCode).freeFrom - situation.goods
  )
  return Math.max(0, ...missing)
}

const isForBasket = (promotion: Promotion | undefined): boolean => {
  const discount = promotion?.couponDiscount
  const isDiscount = discount?.type === 'percentage' || discount?.type === 'amount'
  return isDiscount && discount.categoryIds === undefined
}

function priceCoupon(
  { item, promotion, refusal, isReferral, isUsable, lack }: CheckedCoupon,
  reducing: Set<string>,
  isBasketReduced: boolean
): PricedCoupon {
  const isApplied = isUsable && reducing.has(item.code)
  const status = refusal ?? (isApplied ? 'applied' : 'no_applicable_promotion')
  return {
    ...item,
    status,
    valid: refusal === undefined,
    promotionId: promotion?.id,
    name: promotion?.name,
    ...(status === 'no_applicable_promotion' && {
      lack: lack ?? { reason: isBasketReduced && isForBasket(promotion) ? 'combined' : 'products' }
    }),
    minimumBoxes: promotion?.minimumBoxes,
    isReferral
  }
}

/**
 * Prices a basket from catalogue and coupons as they are now: lines with contained tax, shipments, totals.
 * All amounts in cents. Coupons work on lines first, then on the whole basket, then on shipping; gift
 * cards are never reduced. Delivery and taxes follow the shipping address's country, before that the locale's.
 */
export function priceBasket(
  basket: Basket,
  { site, locale, settings, catalogue, coupons, countries }: PricingContext
): PricedBasket {
  const home = getHomeCountry(site, basket.currency, locale)
  const countryOf = (line: BasketLine) =>
    basket.shipments.find(shipment => shipment.shipmentId === line.shipmentId)?.shippingAddress
      ?.countryCode ?? home
  const plainLines = basket.lines.map(line => priceLine(line, basket, catalogue, countryOf(line)))
  const checked = checkCoupons(basket, plainLines, coupons)
  const reducedLines = reduceLines(plainLines, checked, basket.currency)
  const orderReductions = listOrderReductions(reducedLines, checked, basket.currency)
  const lines = spreadOverLines(reducedLines, orderReductions)

  const boxes = { count: countBoxes(lines), minimum: settings.minBoxesOrder }
  const parcels = basket.shipments.filter(({ shippingMethodId }) => !isPickUpMethod(shippingMethodId))
  const sentLines = lines.filter(line => parcels.some(({ shipmentId }) => shipmentId === line.shipmentId))
  const freeBoxes = site.freeShippingBoxes ?? Infinity
  const shippingCoupon = findShippingCoupon(checked, basket.currency)
  const shipments = basket.shipments.map(shipment =>
    priceShipment(shipment, lines, basket, { home, countries, freeBoxes }, shippingCoupon)
  )
  const delivered = listDelivered({ ...basket, lines, shipments })
  const totals = computeTotals(lines, delivered, basket)
  const reducing = new Set(
    [...lines.flatMap(line => line.reductions), ...orderReductions].map(reduction => reduction.couponCode)
  )
  if (shippingCoupon && lines.length > 0 && isShippingWaived(delivered)) reducing.add(shippingCoupon.code)

  const isDigital = shipments.some(shipment => shipment.situation.containsVirtualGiftCard)
  const isCollected = lines.length > 0 && sentLines.length === 0
  const isFree = isDigital || isCollected || shippingCoupon?.waiver.type === 'free'
  const remaining = isFree ? 0 : findMissingGoods(basket.currency, shipments, sentLines)
  return {
    ...basket,
    lines,
    giftCertificateItems: basket.giftCertificateItems.map(item =>
      priceGiftCertificateItem(item, basket, catalogue)
    ),
    shipments,
    couponItems: checked.map(coupon => priceCoupon(coupon, reducing, orderReductions.length > 0)),
    bonusChoices: listBonusChoices(checked, lines, basket, catalogue),
    orderReductions,
    totals,
    freeShipping: { isFree: remaining === 0, remaining },
    boxes
  }
}
