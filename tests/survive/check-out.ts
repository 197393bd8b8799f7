import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { computeMoneyDue } from '../../app/features/basket/model/basket-rules'
import { restoreOrderBasket } from '../../app/features/checkout/payment-return/restore-order-basket'
import type { AttemptStore } from '../../app/features/checkout/place-order/order-attempt'
import type { PlaceOrderResult } from '../../app/features/checkout/place-order/place-order'
import { readOrderPayment } from '../../app/platform/scapi/order-payment'
import { openTab } from './open-tab'
import { decideAtProvider, type TestPayment } from './payments'
import type { Random } from './random'
import type { ServerPair } from '../servers/killable-servers'
import {
  collectBasket,
  countWraps,
  divideBasket,
  fillBasket,
  payBasket,
  rereadBasket,
  wrapBasket
} from './basket-steps'
import { isWallet, payInSheet } from './pay-in-sheet'
import { createMemory, pressBuy } from './press-buy'
import { insist, PAUSE_MS, sleep, TRIES, untilProven } from './retries'

/** Actions of one shopper, and the messages that the shop showed. */
export interface CheckoutRecord {
  /** `open`: not paid yet, e.g. the window was closed at the provider. */
  outcome: 'placed' | 'refused' | 'open'
  method: string
  orderNo?: string
  /** Units that were put into the basket. */
  units: number
  /** Of them those wrapped as a gift, by wrap and card. */
  wraps: Record<string, number>
  /** The total on the button when it was last pressed. */
  shown: number
  reopened: number
  refusals: number
  /** Payments in the sheet of a wallet. */
  inSheet: number
  /** Outcomes that the shop showed although the platform had another one at that moment. */
  wrongOutcomes: string[]
  /** For the audit, which reads orders as this shopper. */
  access: BasketAccess
}

export interface World {
  servers: ServerPair
  payments: [TestPayment, ...TestPayment[]]
  products: [string, ...string[]]
  /** Their gift wrap has a price. */
  wrapped: [string, ...string[]]
  random: Random
}

const ROUNDS = 4
/** So many of 100 shoppers collect. */
const COLLECTING = 25
/** So many of 100 have their goods wrapped as a gift, mostly for a price. */
const WRAPPING = 25
const PRICED = 80
/** Of 100 others with several units, so many send one to a second address. */
const TO_SEVERAL = 40
/** Of 100 who pay by a wallet, so many do it in its sheet before checkout. */
const IN_SHEET = 70
const STORES = ['de-hamburg', 'de-berlin', 'de-muenchen'] as const

/** One shopper from an empty basket to an order, or to a basket that is still there. */
export async function checkOut(world: World): Promise<CheckoutRecord> {
  const { servers, random } = world
  const access = await insist(() => openTab(servers))
  const quantity = 1 + Math.floor(random.next() * 3)
  const attempts = createMemory()
  const record: CheckoutRecord = {
    outcome: 'refused',
    method: '',
    units: 0,
    wraps: {},
    shown: 0,
    reopened: 0,
    refusals: 0,
    inSheet: 0,
    wrongOutcomes: [],
    access
  }

  const isWrapping = random.happens(WRAPPING)
  const pickProduct = () => random.pick(isWrapping && random.happens(PRICED) ? world.wrapped : world.products)
  let basket = await fillBasket(access, pickProduct, quantity)
  record.units = basket.lines.reduce((units, line) => units + line.quantity, 0)
  if (isWrapping) basket = await wrapBasket(access, basket, random)
  record.wraps = countWraps(basket.lines)
  const isCollecting = random.happens(COLLECTING)
  if (isCollecting) basket = await collectBasket(access, basket, random.pick(STORES))
  const isToSeveral = !isCollecting && record.units > 1 && random.happens(TO_SEVERAL)
  if (isToSeveral) basket = await divideBasket(access)
  // Without a parcel there is no address to compare, and of two one differs: secured direct debit is not offered.
  const [first, ...others] = world.payments.filter(
    ({ method }) => !(isCollecting || isToSeveral) || !/DIRECT_DEBIT/.test(method)
  )
  if (!first) throw new Error('There is no payment for what goes to another place')
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = random.pick([first, ...others])
    record.method = payment.method
    const sheet = !isToSeveral && random.happens(IN_SHEET) && (await tryWallet(world, access, payment))
    if (sheet) basket = sheet.basket
    if (sheet && sheet.said !== undefined) {
      if (sheet.said !== computeMoneyDue(basket).toFixed(2)) record.wrongOutcomes.push('sheet')
      record.inSheet += 1
    } else basket = await payBasket(servers, access, basket, payment)
    record.shown = basket.totals.order ?? 0
    const result = await pressBuy(random, access, basket, attempts)
    if (!(await isTrue(access, attempts, result))) record.wrongOutcomes.push(result.kind)
    if (
      result.kind === 'changed' ||
      result.kind === 'refused' ||
      result.kind === 'not-placed' ||
      result.kind === 'not-found'
    ) {
      record.refusals += 1
      basket = await rereadBasket(access)
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
    basket = await rereadBasket(access)
  }
  return { ...record, outcome: 'refused' }
}

/** The device's sheet, where the payment is that of a wallet. */
const tryWallet = ({ servers, random }: World, access: BasketAccess, { method, ...payment }: TestPayment) =>
  isWallet(method) ? payInSheet(servers, access, { ...payment, method }, random) : undefined

/** The final state of the order's page, after the shopper's visit to the provider where the payment needs one. */
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

/** Whether the platform has an order exactly where the shop has shown one. */
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

/** Whether the order exists and is paid, or will be. */
async function isSettled({ platform }: BasketAccess, orderNo: string): Promise<boolean> {
  const order = await untilProven(() => platform.orders.getOrder({ orderNo }))
  return order !== undefined && readOrderPayment(order).state === 'settled'
}
