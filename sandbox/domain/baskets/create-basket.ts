import type { CustomerLookup } from '../customers/customer'
import type { Caller } from '../sessions/caller'
import { addCoupon } from './mutations/add-coupon'
import { addGiftCertificateItem, type GiftCertificateInput } from './mutations/add-gift-certificate-item'
import { addItems, type ItemInput } from './mutations/add-items'
import { buildShipment, DEFAULT_SHIPMENT_ID, type Basket, type CustomAttributes } from './basket'
import type { MutationContext } from './mutations/mutation'
import { setBillingAddress } from './mutations/set-billing-address'
import { setCustomer } from './mutations/set-customer'
import { updateBasket } from './mutations/update-basket'
import { updateShipment, type ShipmentChange } from './mutations/update-shipment'
import type { AddressInput } from '../shipping/shipping-address'

export interface BasketInput {
  currency: string
  email?: string
  items?: ItemInput[]
  giftCertificateItems?: GiftCertificateInput[]
  couponCodes?: string[]
  billingAddress?: AddressInput
  /** Members of the default shipment. */
  shipment?: ShipmentChange
  custom: CustomAttributes
}

/** An empty basket of a caller; a registered one's e-mail address is already on it. */
export function buildBasket(
  caller: Caller,
  currency: string,
  now: number,
  context: MutationContext,
  customers: CustomerLookup
): Basket {
  const { siteId, customerId, usid, registered } = caller
  const customer = customers.findCustomer(siteId, customerId)
  return {
    basketId: context.ids.next('basket'),
    siteId,
    customerId,
    usid,
    registered,
    currency,
    email: customer?.email,
    customerNo: customer?.customerNo,
    lines: [],
    giftCertificateItems: [],
    couponItems: [],
    shipments: [buildShipment()],
    paymentInstruments: [],
    custom: {},
    createdAt: now,
    modifiedAt: now
  }
}

/** Fills a new basket with the members of its first request; throws the errors of the single changes. */
export function fillBasket(empty: Basket, input: BasketInput, context: MutationContext): Basket {
  let basket = updateBasket({ currency: input.currency, custom: input.custom })(empty, context)
  if (input.email !== undefined) basket = setCustomer({ email: input.email })(basket, context)
  if (input.items) basket = addItems(input.items)(basket, context)
  for (const item of input.giftCertificateItems ?? []) basket = addGiftCertificateItem(item)(basket, context)
  for (const code of input.couponCodes ?? []) basket = addCoupon(code)(basket, context)
  if (input.billingAddress) basket = setBillingAddress(input.billingAddress)(basket, context)
  if (input.shipment) basket = updateShipment(DEFAULT_SHIPMENT_ID, input.shipment)(basket, context)
  return basket
}
