import { isKeptKey, toSnakeKey } from './key-case'

/** OCAPI names the type of each document in it; by the member that holds it. */
const documentTypes: Record<string, string> = {
  appliedDiscount: 'discount',
  applicablePaymentMethods: 'payment_method',
  applicableShippingMethods: 'shipping_method',
  billingAddress: 'order_address',
  bonusDiscountLineItems: 'bonus_discount_line_item',
  bonusProducts: 'product_details_link',
  cards: 'payment_card_spec',
  couponItems: 'coupon_item',
  customerInfo: 'customer_info',
  giftCertificateItems: 'gift_certificate_item',
  image: 'image',
  imageGroups: 'image_group',
  imageSwatch: 'image',
  images: 'image',
  inventory: 'inventory',
  master: 'master',
  orderPriceAdjustments: 'price_adjustment',
  paymentBankAccount: 'payment_bank_account',
  paymentCard: 'payment_card',
  paymentInstruments: 'order_payment_instrument',
  priceAdjustments: 'price_adjustment',
  productItems: 'product_item',
  productPromotions: 'product_promotion',
  setProducts: 'product',
  shipments: 'shipment',
  shippingAddress: 'order_address',
  shippingItems: 'shipping_item',
  shippingMethod: 'shipping_method',
  shippingPromotions: 'shipping_promotion',
  type: 'product_type',
  values: 'variation_attribute_value',
  variants: 'variant',
  variationAttributes: 'variation_attribute'
}

/** Members whose keys are data: ids of variation attributes. */
const KEYED_BY_DATA = 'variationValues'

function convert(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entry => convert(key, entry))
  if (typeof value !== 'object' || value === null) return value
  return buildDocument(documentTypes[key], value)
}

/** An object as OCAPI writes it: keys in snake case at every depth, types in `_type` where they are known. */
export function buildDocument(type: string | undefined, value: object): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, entry]) => {
    if (isKeptKey(key)) return [key, entry]
    return [toSnakeKey(key), key === KEYED_BY_DATA ? entry : convert(key, entry)]
  })
  return { ...(type !== undefined && { _type: type }), ...Object.fromEntries(entries) }
}
