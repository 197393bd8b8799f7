import { DELIVERIES_AHEAD, STANDING_ORDER_TYPE, toDay } from './domain/standing-orders/standing-order'
import { addLastDigits } from './domain/payment/mask-number'
import type { Domains } from './create-domains'
import type { SampleLife, SampleStandingOrder, Seed } from './seed/seed-contents'

interface Customer {
  siteId: Seed['sites'][number]['id']
  customerId: string
}

const WISHLIST = { name: 'wish_list', type: 'wish_list' }

/** Keeps what a card form or a PayPal account has left with the payment provider, as an order would. */
function saveInstrument(
  { paymentProvider, wallet }: Domains,
  { siteId, customerId }: Customer,
  methodId: string,
  resourceId: string
): string | undefined {
  const kept = paymentProvider.payments.keepResource(resourceId, customerId)
  if (!kept) return undefined
  const { paymentInstrumentId } = wallet.addInstrument(siteId, customerId, {
    paymentMethodId: methodId,
    paymentCard: kept.paymentCard && addLastDigits(kept.paymentCard),
    c_paymentResourceId: kept.resourceId
  })
  return paymentInstrumentId
}

function saveInstruments(domains: Domains, customer: Customer, life: SampleLife, now: number): void {
  const { resources } = domains.paymentProvider
  for (const { number, holder, yearsLeft, isPreferred } of life.cards) {
    const year = String(new Date(now).getUTCFullYear() + yearsLeft).slice(-2)
    const { id } = resources.addCard({ number, holder, expiry: `12/${year}`, code: '123' })
    const saved = saveInstrument(domains, customer, 'UNZER_CARDS', id)
    if (isPreferred && saved) {
      domains.customers.change(customer.siteId, customer.customerId, stored => ({
        ...stored,
        c_preferredPaymentInstrument: saved
      }))
    }
  }
  if (life.hasPaypal) saveInstrument(domains, customer, 'UNZER_PAYPAL', resources.addPlain('paypal').id)
}

const DAY = 86_400_000

/** A standing order as the account would have made it. */
function saveStandingOrder(
  { productLists, customers, paymentProvider }: Domains,
  { siteId, customerId }: Customer,
  sample: SampleStandingOrder,
  now: number
): void {
  const { addresses, paymentInstruments, birthday } = customers.getCustomer(siteId, customerId)
  const {
    addressId: _id,
    preferred: _preferred,
    ...address
  } = addresses.find(each => each.addressId === sample.addressId) ?? {}
  const card = paymentInstruments.find(({ paymentMethodId }) => paymentMethodId === 'UNZER_CARDS')
  const dayOf = (weeks: number) => toDay(now + (sample.nextInDays + weeks * 7) * DAY)
  const deliveries = Array.from({ length: DELIVERIES_AHEAD }, (_none, index) =>
    dayOf(index * sample.intervalWeeks)
  )
  const payment =
    sample.paidBy === 'card'
      ? { paymentMethodId: 'UNZER_CARDS', customerPaymentInstrumentId: card?.paymentInstrumentId }
      : {
          paymentMethodId: 'UNZER_INVOICE',
          c_paymentResourceId: paymentProvider.resources.addPlain('invoice').id,
          c_birthday: String(birthday).replaceAll('-', '/')
        }
  const missed = dayOf(-sample.intervalWeeks)
  const { id } = productLists.addList(siteId, customerId, {
    type: STANDING_ORDER_TYPE,
    c_orderingStatus: sample.isActive ? 1 : 0,
    c_orderingInterval: String(sample.intervalWeeks),
    c_orderingStartDate: dayOf(-3 * sample.intervalWeeks),
    c_orderingNextShippingDate: deliveries[0],
    c_orderingPayment: JSON.stringify(payment),
    c_orderingShippingAddress: JSON.stringify(address),
    c_orderingBillingAddress: JSON.stringify(address),
    c_orderingShipping: JSON.stringify({ shippingMethodId: 'standard' }),
    c_orderingDeliveryTable: JSON.stringify(
      deliveries.map(day => ({ id: day, shippingDate: day, status: 1 }))
    ),
    c_orderingNotificationsTable: JSON.stringify(
      sample.hasFailed ? [{ id: missed, date: missed, type: 'payment-failed' }] : []
    )
  })
  for (const item of sample.items) {
    productLists.addItem(siteId, customerId, id, { type: 'product', ...item, priority: 1, public: false })
  }
}

/** Gives a sample customer everything that they have saved, through the same rules as everybody. */
export function loadSampleLife(
  domains: Domains,
  { products }: Seed,
  { siteId, customerId }: Customer,
  life: SampleLife,
  now: number
): void {
  domains.customers.change(siteId, customerId, stored => ({ ...stored, ...life.profile }))
  for (const address of life.addresses) domains.addressBook.addAddress(siteId, customerId, address)
  saveInstruments(domains, { siteId, customerId }, life, now)
  for (const sample of life.standingOrders ?? []) {
    const isSold = sample.items.every(({ productId }) => products.some(product => product.id === productId))
    if (sample.siteId === siteId && isSold) saveStandingOrder(domains, { siteId, customerId }, sample, now)
  }
  const wishes = life.wishes.filter(id =>
    products.some(product => product.id === id && product.siteId === siteId)
  )
  if (wishes.length === 0) return
  const { id } = domains.productLists.addList(siteId, customerId, WISHLIST)
  for (const productId of wishes)
    domains.productLists.addItem(siteId, customerId, id, {
      type: 'product',
      productId,
      quantity: 1,
      priority: 1,
      public: false
    })
}
