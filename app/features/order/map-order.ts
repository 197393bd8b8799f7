import { readPaidCard } from '../../platform/scapi/paid-card'
import { readOrderPayment } from '../../platform/scapi/order-payment'
import type { PlatformOrder } from '../../platform/scapi/shopper-orders'
import { optionalText } from '../../platform/optional-text'
import { floorTax, roundMoney, sumMoney } from '../../intl/money'
import { isCredit, mapLinePrices, mapReductions, mapShippingCharges } from '../../pricing/map-charges'
import { readLineGift, readOrderedGift } from '../../gifts/gift'
import { readVariation } from '../../variations/variation'
import type { Order, OrderLine, OrderTotals } from './order'
import { mapUnits } from './returns/line-units'
import { countAnnounced, mapRefunds } from './returns/order-refunds'
import { findOrderParcel, mapPickUps } from './map-pick-ups'
import { mapInvoices, mapReturnLabels, parseJsonList } from './order-documents'
import { isOfDelivery, listParcels, mapAddress, mapDeliveries } from './map-deliveries'
import {
  findStatus,
  isCancellable,
  isReturnable,
  ITEM_STATUSES,
  OVERALL_STATUSES,
  type ItemStatus
} from './order-status'

/** Gift certificates as the platform lists them beside the products (requirement 8.1). */
interface Certificate {
  giftCertificateItemId?: string
  amount?: number
  c_productName?: unknown
  c_originalSKU?: unknown
  c_image?: unknown
  c_variationValues?: unknown
  recipientName?: string
  recipientEmail?: string
  senderName?: string
  message?: string
  c_sendOn?: unknown
  c_sentAt?: unknown
}

/**
 * Maps an order. The first shipment and payment instrument are the main ones, gift
 * certificates count as products (requirement 8.1).
 */
export function mapOrder(order: PlatformOrder): Order {
  const shipment = findOrderParcel(order)
  const isEnded = order.status === 'cancelled' || order.status === 'failed'
  const certificates = ((order.giftCertificateItems ?? []) as Certificate[]).map(item =>
    mapCertificate(item, isEnded)
  )
  const statuses = mapItemStatuses(order.c_orderstatus)
  const products = (order.productItems ?? []).map(item => mapLine(item, statuses))
  const overallStatus = findStatus(OVERALL_STATUSES, order.c_overallStatus)
  const returnLabels = mapReturnLabels(order.c_returnLabel)
  const cancellable = isCancellable(order)
  const deliveries = mapDeliveries(order)
  return {
    orderNo: order.orderNo ?? '',
    token: optionalText(order.orderToken),
    email: order.customerInfo?.email || undefined,
    currency: order.currency ?? 'EUR',
    createdAt: order.creationDate,
    overallStatus,
    isAccepted: order.status !== 'created',
    isCancellable: cancellable,
    isReturnable: isReturnable({ isCancellable: cancellable, overallStatus, returnLabels }),
    lines: [...products, ...certificates],
    totalProducts: products.reduce((units, line) => units + line.quantity, 0) + certificates.length,
    shippingAddress: mapAddress(shipment?.shippingAddress),
    billingAddress: mapAddress(order.billingAddress),
    delivery: shipment?.shippingMethod && {
      name: shipment.shippingMethod.name ?? shipment.shippingMethod.id,
      description: shipment.shippingMethod.description,
      ...(shipment.shippingMethod.id && { methodId: shipment.shippingMethod.id }),
      isDigital: shipment.shippingMethod.c_digital === true
    },
    deliveries,
    pickUps: mapPickUps(order),
    parcels: listParcels(order).filter(parcel => !deliveries.some(({ id }) => isOfDelivery(parcel, id))),
    invoices: mapInvoices(order.c_invoice),
    returnLabels,
    announcedUnits: countAnnounced(order.c_return),
    refunds: mapRefunds(order.c_refund),
    paymentMethodId: order.paymentInstruments?.[0]?.paymentMethodId,
    payment: readOrderPayment(order),
    paymentInstruments: (order.paymentInstruments ?? []).map(instrument => {
      const { paymentMethodId = '', amount = 0 } = instrument
      const card = readPaidCard(instrument)
      return { methodId: paymentMethodId, amount: roundMoney(amount), ...(card && { card }) }
    }),
    reductions: mapReductions(order.orderPriceAdjustments),
    shippingCharges: mapShippingCharges(order.shippingItems),
    totals: mapTotals(order)
  }
}

/** Both sums of products include gift certificates (requirement 8.1). */
function mapTotals(order: PlatformOrder): OrderTotals {
  const certificates = Number(order.c_giftCertificateTotal) || 0
  return {
    items: sumMoney([order.productTotal ?? 0, certificates]),
    itemSubTotal: sumMoney([order.productSubTotal ?? order.productTotal ?? 0, certificates]),
    discount: sumMoney(
      mapReductions(order.orderPriceAdjustments)
        .filter(reduction => !isCredit(reduction))
        .map(({ amount }) => amount)
    ),
    shipping: roundMoney(order.shippingTotal ?? 0),
    tax: floorTax(order.taxTotal ?? 0),
    order: roundMoney(order.orderTotal ?? 0)
  }
}

type ItemStatuses = Map<unknown, ItemStatus | undefined>

/** `c_orderstatus`: the status of each item. */
const mapItemStatuses = (value: unknown): ItemStatuses =>
  new Map(parseJsonList(value).map(entry => [entry.itemId, findStatus(ITEM_STATUSES, entry.status)]))

type PlatformItem = NonNullable<PlatformOrder['productItems']>[number]

const mapLine = (item: PlatformItem, statuses: ItemStatuses): OrderLine => ({
  id: item.itemId ?? item.productId ?? '',
  productId: item.productId ?? '',
  name: item.productName ?? item.itemText ?? '',
  variation: readVariation(item.c_variationValues),
  quantity: item.quantity ?? 0,
  ...mapLinePrices(item),
  gift: readLineGift(item),
  image: optionalText(item.c_image),
  status: item.itemId === undefined ? undefined : statuses.get(item.itemId),
  units: mapUnits(item.omsData)
})

const mapCertificate = (item: Certificate, isEnded: boolean): OrderLine => ({
  id: item.giftCertificateItemId ?? '',
  productId: optionalText(item.c_originalSKU) ?? '',
  name: optionalText(item.c_productName) ?? '',
  variation: readVariation(item.c_variationValues),
  recipient: item.recipientName || item.recipientEmail || undefined,
  cardGift: readOrderedGift(item, isEnded),
  quantity: 1,
  price: roundMoney(item.amount ?? 0),
  image: optionalText(item.c_image)
})
