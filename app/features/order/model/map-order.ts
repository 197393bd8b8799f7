import type { PlatformOrder } from '../../../platform/scapi/shopper-orders'
import type { Order, OrderAddress, OrderLine } from './order'

/** Gift certificates as the platform lists them beside the products (spec 3 section 3 "Order"). */
interface Certificate {
  giftCertificateItemId?: string
  amount?: number
  c_productName?: unknown
  c_originalSKU?: unknown
  c_image?: unknown
}

/**
 * Maps an order. The first shipment and payment instrument are the main ones, gift
 * certificates count as products (spec 3 section 3 "Derived values").
 */
export function mapOrder(order: PlatformOrder): Order {
  const [shipment] = order.shipments ?? []
  const certificates = ((order as { giftCertificateItems?: Certificate[] }).giftCertificateItems ?? []).map(
    mapCertificate
  )
  const products = (order.productItems ?? []).map(mapLine)
  return {
    orderNo: order.orderNo ?? '',
    email: order.customerInfo?.email || undefined,
    currency: order.currency ?? 'EUR',
    lines: [...products, ...certificates],
    totalProducts: products.reduce((units, line) => units + line.quantity, 0) + certificates.length,
    shippingAddress: mapAddress(shipment?.shippingAddress),
    billingAddress: mapAddress(order.billingAddress),
    delivery: shipment?.shippingMethod && {
      name: shipment.shippingMethod.name ?? shipment.shippingMethod.id,
      description: shipment.shippingMethod.description,
      isDigital: shipment.shippingMethod.c_digital === true
    },
    paymentMethodId: order.paymentInstruments?.[0]?.paymentMethodId,
    totals: {
      items: (order.productTotal ?? 0) + (Number(order.c_giftCertificateTotal) || 0),
      shipping: order.shippingTotal ?? 0,
      tax: order.taxTotal ?? 0,
      order: order.orderTotal ?? 0
    }
  }
}

type PlatformItem = NonNullable<PlatformOrder['productItems']>[number]

const mapLine = (item: PlatformItem): OrderLine => ({
  id: item.itemId ?? item.productId ?? '',
  productId: item.productId ?? '',
  name: item.productName ?? item.itemText ?? '',
  quantity: item.quantity ?? 0,
  price: item.priceAfterItemDiscount ?? item.price ?? 0,
  image: text(item.c_image)
})

const mapCertificate = (item: Certificate): OrderLine => ({
  id: item.giftCertificateItemId ?? '',
  productId: text(item.c_originalSKU) ?? '',
  name: text(item.c_productName) ?? '',
  quantity: 1,
  price: item.amount ?? 0,
  image: text(item.c_image)
})

function mapAddress(address: Partial<OrderAddress> | undefined): OrderAddress | undefined {
  if (!address?.lastName) return undefined
  const {
    firstName = '',
    lastName,
    address1 = '',
    address2,
    postalCode = '',
    city = '',
    countryCode = ''
  } = address
  return { firstName, lastName, address1, address2, postalCode, city, countryCode }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
