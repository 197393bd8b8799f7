import { addItems } from '../../app/features/basket/api/add-items'
import { addGiftCertificateItem } from '../../app/features/basket/vouchers/gift-certificate-items'
import { addPaymentInstrument } from '../../app/features/checkout/payment-instruments'
import { applyCoupon } from '../../app/features/basket/vouchers/apply-coupon'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { closeChannels } from '../../app/features/basket/api/basket-channel'
import { BASKET_KEY } from '../../app/features/basket/api/basket-key'
import { changeQuantity } from '../../app/features/basket/api/change-quantity'
import { findPlatformBasket } from '../../app/features/basket/api/find-basket'
import { mergeGuestBasket } from '../../app/features/basket/api/merge-basket'
import { removeLine } from '../../app/features/basket/api/change-line'
import { setShippingAddress, setEmail } from '../../app/features/checkout/set-addresses'
import { setShippingMethod } from '../../app/features/checkout/set-shipping-method'
import type { Basket } from '../../app/features/basket/model/basket'
import { mapBasket } from '../../app/features/basket/model/map-basket'
import { shopperBasketsLifecycle } from '../../app/platform/scapi/shopper-baskets-lifecycle'
import { createQueryClient } from '../../app/platform/query-object'
import { runWithFault } from './run-with-fault'
import { faultCases } from './client-faults'
import { address } from '../factories/address'
import { EMAIL, OTHER_TEA, startClients, TEA, type Clients } from './client-setup'

let clients: Clients
const shoppers: BasketAccess[] = []
beforeAll(async () => {
  clients = await startClients()
})
afterEach(async () => {
  jest.useRealTimers()
  await clients.switchOff()
})
afterAll(async () => {
  closeChannels()
  shoppers.forEach(({ client }) => client.clear())
  await clients.stop()
})

const anyway = () => undefined
const add = (productId: string, quantity: number) => (access: BasketAccess) =>
  addItems(access, [{ productId, quantity }], anyway)

/** A guest with two of one tea in the basket, or without a basket. */
async function openShop({ isEmpty = false } = {}) {
  const tab = await clients.openTab()
  const access = { client: createQueryClient(), platform: tab.platform, siteId: 'jasmin', currency: 'EUR' }
  shoppers.push(access)
  if (!isEmpty) await add(TEA, 2)(access)
  return { tab, access }
}

/** The shop has invalidated what it shows. */
const doubts = ({ client }: BasketAccess) => client.getQueryState(BASKET_KEY)?.isInvalidated

/** Everything in a shopper's basket, as stored by the platform. */
async function read(access: BasketAccess) {
  const found = await findPlatformBasket(access)
  if (!found) return undefined
  const basket = mapBasket(found)
  return {
    lines: basket.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    email: basket.email,
    city: basket.shippingAddress?.city,
    shippingMethod: basket.shippingMethod?.id,
    payments: basket.paymentInstruments.map(({ methodId }) => methodId),
    coupons: basket.couponItems.map(({ code }) => code),
    certificates: basket.giftCertificateItems.map(({ amount }) => amount)
  }
}

interface Change {
  operation: string
  prepare?: (access: BasketAccess) => Promise<unknown>
  run: (access: BasketAccess) => Promise<unknown>
  /** It reads the basket by itself to find out what came of it: nothing is left in doubt. */
  isReadAgain?: boolean
}

const line = ({ client }: BasketAccess) => client.getQueryData<Basket>(BASKET_KEY)!.lines[0]!.itemId
const gift = { amount: 25, recipientEmail: 'tom@example.com', recipientName: 'Tom', senderName: 'Lina' }

const changes: Record<string, Change> = {
  'another product': { operation: 'addItemToBasket', run: add(OTHER_TEA, 1) },
  'more of the same product': { operation: 'addItemToBasket', run: add(TEA, 1) },
  'a new quantity': {
    operation: 'updateItemInBasket',
    run: access => changeQuantity(access, line(access), 5)
  },
  'a line less': { operation: 'removeItemFromBasket', run: access => removeLine(access, line(access)) },
  'an e-mail address': { operation: 'updateCustomerForBasket', run: access => setEmail(access, EMAIL) },
  'an address': {
    operation: 'updateShippingAddressForShipment',
    run: access => setShippingAddress(access, address, { useAsBilling: true })
  },
  'a shipping method': {
    operation: 'updateShippingMethodForShipment',
    run: access => setShippingMethod(access, 'express')
  },
  'a way to pay': {
    operation: 'addPaymentInstrumentToBasket',
    run: access => addPaymentInstrument(access, { paymentMethodId: 'UNZER_INVOICE' }),
    isReadAgain: true
  },
  'a coupon': { operation: 'addCouponToBasket', run: access => applyCoupon(access, 'HAUSTUER') },
  'a gift certificate': {
    operation: 'addGiftCertificateItemToBasket',
    // A virtual gift card must be alone in a basket.
    prepare: access => removeLine(access, line(access)),
    run: access => addGiftCertificateItem(access, gift)
  }
}

describe.each(Object.keys(changes))('%s', name => {
  const { operation, prepare = anyway, run, isReadAgain = false } = changes[name]!

  it.each(Object.keys(faultCases))('is there once or not at all after %s', async what => {
    const { tab, access } = await openShop()
    const twin = await openShop()
    await prepare(access)
    await prepare(twin.access)
    const before = await read(twin.access)
    await run(twin.access)
    const after = await read(twin.access)
    expect(after).not.toEqual(before)

    const { error } = await runWithFault(clients, tab, { operation, what }, () => run(access))
    expect(error).toMatchObject(faultCases[what]!.outcome)
    const changed = Object.keys(changes).map(other => `shopper-baskets.${changes[other]!.operation}`)
    const counts = await clients.countCalls()
    expect(Object.entries(counts).filter(([call]) => changed.includes(call))).toEqual([
      [`shopper-baskets.${operation}`, 1]
    ])
    expect(doubts(access)).toBe(!isReadAgain)

    jest.useRealTimers()
    await clients.switchOff()
    expect(await read(access)).toEqual(faultCases[what]!.isDone ? after : before)
  })
})

describe('the first product', () => {
  it.each(Object.keys(faultCases))('finds one basket and no other after %s', async what => {
    const { tab, access } = await openShop({ isEmpty: true })
    const { error } = await runWithFault(clients, tab, { operation: 'createBasket', what }, () =>
      add(TEA, 1)(access)
    )
    expect(error).toMatchObject(faultCases[what]!.outcome)
    expect(await clients.countCalls()).toMatchObject({ 'shopper-baskets.createBasket': 1 })

    jest.useRealTimers()
    await clients.switchOff()
    expect(await read(access)).toEqual(
      faultCases[what]!.isDone ? expect.objectContaining({ lines: [] }) : undefined
    )
    await add(TEA, 1)(access)
    expect(await read(access)).toMatchObject({ lines: [{ productId: TEA, quantity: 1 }] })
    expect(await clients.countCalls()).toMatchObject({ 'shopper-baskets.addItemToBasket': 1 })
  })
})

it('an add into a new basket whose answer is lost leaves nothing outdated on the page', async () => {
  const { tab, access } = await openShop()
  const basketId = access.client.getQueryData<Basket>(BASKET_KEY)!.basketId
  await tab.platform.family(shopperBasketsLifecycle).deleteBasket({ basketId })
  // The first add finds no basket; the answer to the second one is lost.
  const send = add(OTHER_TEA, 1)(access)
  await clients.switchOn({ operation: 'createBasket', kind: 'drop-after', times: 1 })
  await expect(send).rejects.toMatchObject({ kind: 'network' })
  expect(doubts(access)).toBe(true)
  await add(OTHER_TEA, 1)(access)
  expect(await read(access)).toMatchObject({ lines: [{ productId: OTHER_TEA, quantity: 1 }] })
})

it('a merge whose answer is lost leaves nothing outdated on the page', async () => {
  const { access } = await openShop()
  const guestBasket = access.client.getQueryData<Basket>(BASKET_KEY)!
  await clients.switchOn({ operation: 'mergeBasket', kind: 'drop-after' })
  await expect(mergeGuestBasket(access, guestBasket)).rejects.toMatchObject({ kind: 'network' })
  expect(doubts(access)).toBe(true)
})
