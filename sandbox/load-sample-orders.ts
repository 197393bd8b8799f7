import type { Ids } from './domain/ids'
import type { Caller } from './domain/sessions/caller'
import { loadSampleLife } from './load-sample-lives'
import type { SampleOrder, Seed } from './seed/seed-contents'
import { createDomains, type Domains } from './create-domains'
import { addPaymentInstrument } from './domain/baskets/mutations/add-payment-instrument'
import { PUBLIC_CLIENT_ID } from './domain/sessions/slas-clients'
import { createCustomerStore } from './storage/sqlite/customers'
import type { Database } from './storage/sqlite/database'

const HOUR = 3_600_000

/** Domains whose clock is set: sample orders are placed before the sandbox's first start. */
interface PastDomains extends Domains {
  /** Sets the time of the next action. */
  setTime: (time: number) => void
}

function openPast(db: Database, seed: Seed, ids: Ids): PastDomains {
  let time = 0
  const domains = createDomains({ db, seed, clock: { now: () => time }, ids, isPast: true })
  return { ...domains, setTime: moment => void (time = moment) }
}

function placeOrder({ baskets, orders }: Domains, caller: Caller, sample: SampleOrder, currency: string) {
  const { items, address, shippingMethodId, paymentMethodId } = sample
  const { basketId } = baskets.createBasket(caller, {
    currency,
    items: items.map(item => ({ ...item, custom: {} })),
    billingAddress: address,
    shipment: { shippingAddress: address, shippingMethodId, custom: {} },
    custom: {}
  })
  baskets.changeBasket(caller, basketId, addPaymentInstrument({ paymentMethodId, custom: {} }))
  return orders.placeOrder(caller, basketId)
}

function registerMachine({ machines }: Domains, caller: Caller, name: string): void {
  const [bought] = machines.listBoughtMachines(caller, true)
  if (bought) machines.addMachine(caller, { serialNumber: bought.serialNumber, name })
}

/**
 * Gives the sample customers saved data and a history of orders, through the same rules as every order, at
 * times counted back from `now`. Numbers follow the order of placement, so the samples are sorted by it.
 */
export function loadSampleOrders(db: Database, seed: Seed, now: number, ids: Ids): void {
  const { sampleOrders = [], sampleLives = [], sites } = seed
  if (sampleOrders.length + sampleLives.length === 0) return
  const customers = createCustomerStore(db)
  const past = openPast(db, seed, ids)
  past.setTime(now)
  for (const life of sampleLives) {
    for (const { id: siteId } of sites) {
      const customer = customers.findByLogin(siteId, life.login)
      if (customer) loadSampleLife(past, seed, { siteId, customerId: customer.customerId }, life, now)
    }
  }
  for (const sample of sampleOrders.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const { siteId, login, hoursAgo, steps, machineName } = sample
    const site = sites.find(({ id }) => id === siteId)
    const customer = customers.findByLogin(siteId, login)
    const isSold = sample.items.every(({ productId }) => seed.products.some(({ id }) => id === productId))
    // A seed with other goods or customers has no use for these orders.
    if (!site || !customer || !isSold) continue

    const caller: Caller = {
      siteId,
      customerId: customer.customerId,
      usid: ids.next('usid'),
      registered: true,
      clientId: PUBLIC_CLIENT_ID
    }
    const placedAt = now - hoursAgo * HOUR
    past.setTime(placedAt)
    const { orderNo } = placeOrder(past, caller, sample, site.defaultCurrency)
    for (const { to, after } of steps) {
      past.setTime(placedAt + after * HOUR)
      past.orders.advance(siteId, orderNo, to)
    }
    if (machineName !== undefined) registerMachine(past, caller, machineName)
  }
}
