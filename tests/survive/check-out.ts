import { addItems } from '../../app/features/basket/api/add-items'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { cacheBasket } from '../../app/features/basket/api/cache-basket'
import { findPlatformBasket } from '../../app/features/basket/api/find-basket'
import type { Basket } from '../../app/features/basket/model/basket'
import { computeMoneyDue, findMoneyPayment } from '../../app/features/basket/model/basket-rules'
import {
  addPaymentInstrument,
  removePaymentInstrument
} from '../../app/features/checkout/payment-instruments'
import { readBasket } from '../../app/features/checkout/read-basket'
import { setShippingAddress } from '../../app/features/checkout/set-addresses'
import { setCheckoutKey } from '../../app/features/checkout/set-checkout-key'
import { setEmail } from '../../app/features/checkout/set-email'
import { setShippingMethod } from '../../app/features/checkout/set-shipping-method'
import { restoreOrderBasket } from '../../app/features/checkout/payment-return/restore-order-basket'
import { findBasketChange } from '../../app/features/checkout/place-order/basket-change'
import type { AttemptStore, OrderAttempt } from '../../app/features/checkout/place-order/order-attempt'
import {
  placeOrder,
  resumeOrder,
  type PlaceOrderParts,
  type PlaceOrderResult
} from '../../app/features/checkout/place-order/place-order'
import { isOrderMissing } from '../../app/features/checkout/place-order/proven-refusal'
import { readPlacedOrder } from '../../app/features/checkout/place-order/read-placed-order'
import { isNotFound, isPlatformError, isUnclear } from '../../app/platform/http/platform-error'
import { readOrderPayment } from '../../app/platform/scapi/order-payment'
import { openTab } from './open-tab'
import { buildInstrument, decideAtProvider, type TestPayment } from './payments'
import type { Random } from './random'
import type { ServerPair } from '../servers/killable-servers'

/** Actions of one shopper, and the messages that the shop showed. */
export interface CheckoutRecord {
  /** `open`: paid by nobody so far, e.g. the window was closed at the provider. */
  outcome: 'placed' | 'refused' | 'open'
  method: string
  orderNo?: string
  /** What the button said when it was pressed last. */
  shown: number
  reopened: number
  refusals: number
  /** What the shop said of an order although something else was true at that moment. */
  wrongOutcomes: string[]
  /** For the audit, which asks as this shopper. */
  access: BasketAccess
}

export interface World {
  servers: ServerPair
  payments: [TestPayment, ...TestPayment[]]
  products: [string, ...string[]]
  random: Random
}

const ADDRESS = {
  salutation: 'MRS',
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
  phone: '+492211234567'
}
/** A shopper presses again so often before giving up. */
const TRIES = 12
const PAUSE_MS = 250
/** Waiting goes by so much faster here than in the shop. */
const SPEED = 20
const ROUNDS = 4
/** Sold out, or not sold in that quantity. */
const NOT_TO_BE_HAD = ['product-item-not-available', 'invalid-quantity']

/** One shopper from an empty basket to an order, or to a basket that is still there. */
export async function checkOut(world: World): Promise<CheckoutRecord> {
  const { servers, random } = world
  const access = await insist(() => openTab(servers))
  const quantity = 1 + Math.floor(random.next() * 3)
  const attempts = createMemory()
  const record: CheckoutRecord = {
    outcome: 'refused',
    method: '',
    shown: 0,
    reopened: 0,
    refusals: 0,
    wrongOutcomes: [],
    access
  }

  let basket = await fill(access, () => random.pick(world.products), quantity)
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = random.pick(world.payments)
    record.method = payment.method
    basket = await pay(world, access, basket, payment)
    record.shown = basket.totals.order ?? 0
    const result = await place(world, access, basket, attempts)
    if (!(await isTrue(access, attempts, result))) record.wrongOutcomes.push(result.kind)
    if (
      result.kind === 'changed' ||
      result.kind === 'refused' ||
      result.kind === 'not-placed' ||
      result.kind === 'not-found'
    ) {
      record.refusals += 1
      basket = await reread(access)
      continue
    }
    if (result.kind !== 'placed') throw new Error(`the shop does not know: ${result.kind}`)
    record.orderNo = result.orderNo
    const state = await follow(world, access, result.orderNo, payment)
    if (state !== 'failed') return { ...record, outcome: state }
    const back = await insist(() => restoreOrderBasket(access, { orderNo: result.orderNo }))
    if ((await isSettled(access, result.orderNo)) !== (back === 'paid')) record.wrongOutcomes.push(back)
    if (back === 'paid') return { ...record, outcome: 'placed' }
    record.reopened += 1
    record.orderNo = undefined
    basket = await reread(access)
  }
  return { ...record, outcome: 'refused' }
}

/** What the page of the order says in the end, after the shopper has been at the provider where that was asked for. */
async function follow(
  { random }: World,
  access: BasketAccess,
  orderNo: string,
  payment: TestPayment
): Promise<'placed' | 'open' | 'failed'> {
  for (let turn = 0; ; turn += 1) {
    const found = readOrderPayment(await insist(() => access.platform.orders.getOrder({ orderNo })))
    if (found.state === 'settled') return 'placed'
    if (found.state === 'failed') return 'failed'
    if (found.state === 'pending') return 'open'
    if (turn >= TRIES) return 'open'
    const back = await insist(() => decideAtProvider(found.continueAt, payment, random))
    if (!back) return 'open'
    if (back.searchParams.has('paymentError')) return 'failed'
    // Success: the webhook may still be on its way.
    if (turn > 0) await sleep(PAUSE_MS)
  }
}

/** Repeats what a shopper would press again, until it works or is refused. */
async function insist<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await task()
    } catch (error) {
      // A gateway's 400 may come once, where the platform's comes again.
      const isRefusal = isPlatformError(error) && !isUnclear(error) && error.type !== 'bad-request'
      if (isRefusal || turn >= TRIES) throw error
      await sleep(PAUSE_MS * turn)
    }
  }
}

async function fill(access: BasketAccess, pickProduct: () => string, quantity: number): Promise<Basket> {
  await insist(async () => {
    // An answer that was lost may have added it.
    const known = await findPlatformBasket(access)
    if (!known?.productItems?.length) await addOne()
  })

  /** Many shoppers have been here before: what is sold out is replaced. */
  async function addOne(): Promise<void> {
    try {
      await addItems(access, [{ productId: pickProduct(), quantity }], () => undefined)
    } catch (error) {
      if (!isPlatformError(error) || !NOT_TO_BE_HAD.includes(error.type ?? '')) throw error
      await addOne()
    }
  }

  await insist(() => setEmail(access, `lina+${crypto.randomUUID().slice(0, 8)}@example.com`))
  await insist(() => setShippingAddress(access, ADDRESS, { useAsBilling: true }))
  return insist(() => setShippingMethod(access, 'standard'))
}

/** Replaces the payment; one that was added although the answer was lost is taken off first. */
const pay = (world: World, access: BasketAccess, shown: Basket, payment: TestPayment): Promise<Basket> =>
  insist(async () => {
    let basket = await reread(access)
    if (payment.email) basket = await setEmail(access, payment.email)
    const former = findMoneyPayment(basket)
    if (former) basket = await removePaymentInstrument(access, former.id)
    const instrument = await buildInstrument(world.servers, payment, computeMoneyDue(basket))
    return addPaymentInstrument(access, instrument)
  }).catch((error: unknown) => {
    if (isNotFound(error)) return shown
    throw error
  })

const reread = (access: BasketAccess): Promise<Basket> =>
  insist(async () => {
    const found = await findPlatformBasket(access)
    if (!found) throw new Error('the basket is lost')
    return cacheBasket(access, found)
  })

/** Places the order as the page does; a browser may be closed at any moment and opened again. */
async function place(
  { random }: World,
  access: BasketAccess,
  basket: Basket,
  attempts: AttemptStore
): Promise<PlaceOrderResult> {
  const { platform } = access
  const begun = Date.now()
  const closes = random.happens(10)
  const look = {
    attempts,
    findOrder: (checkoutKey: string) => platform.controllers.findOrderByCheckoutKey({ checkoutKey }),
    hasBasket: (basketId: string) =>
      platform.baskets.getBasket({ basketId }).then(
        () => true,
        (error: unknown) => {
          if (isNotFound(error)) return false
          throw error
        }
      ),
    now: () => begun + (Date.now() - begun) * SPEED,
    wait: (ms: number) => sleep(ms / SPEED),
    runAlone: createLock()
  }
  let marked: Basket | undefined
  const parts: PlaceOrderParts = {
    ...look,
    basketId: basket.basketId,
    basketKey: basket.checkoutKey,
    createKey: () => crypto.randomUUID(),
    markBasket: async key => {
      marked = await setCheckoutKey(access, key)
    },
    findChange: async () => findBasketChange(basket, marked ?? (await readBasket(access, basket.basketId))),
    createOrder: async () => {
      const sent = platform.orders.createOrder({}, { basketId: basket.basketId })
      if (!closes) return readPlacedOrder(await sent)
      await sent.catch(() => undefined)
      throw new BrowserClosed()
    },
    ...(closes && { wait: () => Promise.reject(new BrowserClosed()) })
  }
  // Two clicks, or two tabs: one of them is the other's.
  const results = random.happens(10)
    ? await Promise.allSettled([placeOrder({ ...parts }), placeOrder({ ...parts })])
    : await Promise.allSettled([placeOrder(parts)])
  const answered = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  const known = answered.find(({ kind }) => kind === 'placed') ?? answered[0]
  if (known && known.kind !== 'unknown' && known.kind !== 'basket-gone') return known
  return insist(async () => {
    const found = await resumeOrder(look)
    if (found.kind === 'unknown') throw new Error('nobody knows yet')
    return found
  })
}

/** Whether the platform has an order exactly where the shop said so; the shop says nothing else of `unknown`. */
async function isTrue(
  { platform }: BasketAccess,
  attempts: AttemptStore,
  result: PlaceOrderResult
): Promise<boolean> {
  if (result.kind === 'placed') {
    const { orderNo } = result
    return (await untilProven(() => platform.orders.getOrder({ orderNo }))) !== undefined
  }
  const checkoutKey = attempts.read()?.key ?? ''
  return (await untilProven(() => platform.controllers.findOrderByCheckoutKey({ checkoutKey }))) === undefined
}

/** Whether the order stands and is paid, or will be. */
async function isSettled({ platform }: BasketAccess, orderNo: string): Promise<boolean> {
  const order = await untilProven(() => platform.orders.getOrder({ orderNo }))
  return order !== undefined && readOrderPayment(order).state === 'settled'
}

/** Asks until the platform itself answers; undefined where it has no such order. */
async function untilProven<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask()
    } catch (error) {
      if (isOrderMissing(error)) return undefined
      // A killed process takes its time to come back.
      if (turn >= TRIES * 10) throw error
      await sleep(PAUSE_MS)
    }
  }
}

class BrowserClosed extends Error {}

/** The browser's storage, which a restart does not lose. */
function createMemory(): AttemptStore {
  let last: OrderAttempt | undefined
  return { read: () => last, write: attempt => void (last = attempt) }
}

/** One after the other, as all tabs of a browser do it. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
