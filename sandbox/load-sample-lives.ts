import { addLastDigits } from './domain/payment/mask-number'
import type { Domains } from './create-domains'
import type { SampleLife, Seed } from './seed/seed-contents'

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
