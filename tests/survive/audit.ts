import { isDeepStrictEqual } from 'node:util'
import { findPlatformBasket } from '../../app/features/basket/api/find-basket'
import { restoreOrderBasket } from '../../app/features/checkout/payment-return/restore-order-basket'
import { mapPickUps } from '../../app/features/order/map-pick-ups'
import { readLineGift } from '../../app/gifts/gift'
import { readOrderPayment } from '../../app/platform/scapi/order-payment'
import { countWraps } from './basket-steps'
import type { CheckoutRecord } from './check-out'
import type { ServerPair } from '../servers/killable-servers'

interface Audit {
  checkouts: number
  placed: number
  refused: number
  reopened: number
  /** Reported as placed but missing, or neither an order nor a basket left. */
  lost: number
  /** Orders that exist without a message to their shopper. */
  doubled: number
  /** Orders over another sum than the button said. */
  wrongSum: number
  /** Orders of more or fewer units than were put into the basket. */
  wrongUnits: number
  /** Orders whose gift wraps or cards are not those that were chosen. */
  wrongWraps: number
  /** Orders with gift wrap. */
  wrapped: number
  /** Orders that are collected in a store. */
  collected: number
  /** Orders to several addresses. */
  toSeveral: number
  /** Payments in the sheet of a wallet. */
  inSheet: number
  /** Messages about an order that were untrue at that moment. */
  wrongOutcomes: string[]
  byMethod: Record<string, number>
}

/**
 * Compares the messages to shoppers with the orders of the platform, after every payment is decided.
 *
 * @param before orders of the sample customers.
 */
export async function audit(
  servers: ServerPair,
  shoppers: readonly CheckoutRecord[],
  before: ReadonlySet<string>
): Promise<Audit> {
  const result: Audit = {
    checkouts: shoppers.length,
    placed: 0,
    refused: 0,
    reopened: 0,
    lost: 0,
    doubled: 0,
    wrongSum: 0,
    wrongUnits: 0,
    wrongWraps: 0,
    wrapped: 0,
    collected: 0,
    toSeveral: 0,
    inSheet: 0,
    wrongOutcomes: [],
    byMethod: {}
  }
  const explained = new Set<string>()
  for (const record of shoppers) {
    result.reopened += record.reopened
    result.inSheet += record.inSheet
    result.wrongOutcomes.push(...record.wrongOutcomes)
    const orderNo = await findStandingOrder(record)
    if (orderNo) {
      explained.add(orderNo)
      result.placed += 1
      result.byMethod[record.method] = (result.byMethod[record.method] ?? 0) + 1
      const order = await record.access.platform.orders.getOrder({ orderNo })
      const { orderTotal, productItems = [] } = order
      if (orderTotal !== record.shown) result.wrongSum += 1
      const units = productItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
      if (units !== record.units) result.wrongUnits += 1
      const wraps = countWraps(
        productItems.map(item => ({ quantity: item.quantity ?? 0, gift: readLineGift(item) }))
      )
      if (!isDeepStrictEqual(wraps, record.wraps)) result.wrongWraps += 1
      if (Object.keys(wraps).length > 0) result.wrapped += 1
      if (mapPickUps(order).length > 0) result.collected += 1
      if (new Set(productItems.map(({ shipmentId }) => shipmentId)).size > 1) result.toSeveral += 1
    } else {
      result.refused += 1
      if (record.outcome === 'placed' || !(await hasBasket(record))) result.lost += 1
    }
  }
  const standing = await listStandingOrders(servers)
  result.doubled = standing.filter(orderNo => !explained.has(orderNo) && !before.has(orderNo)).length
  return result
}

/** Numbers of the orders that neither failed nor were cancelled, of all shoppers. */
export async function listStandingOrders({ steer }: ServerPair): Promise<string[]> {
  const { orders } = (await steer('GET', 'orders')) as { orders: { orderNo: string; status: string }[] }
  return orders
    .filter(({ status }) => status !== 'failed' && status !== 'cancelled')
    .map(({ orderNo }) => orderNo)
}

/** The order that was reported to a shopper, if it exists. An open one may have been decided since. */
async function findStandingOrder({ access, orderNo }: CheckoutRecord): Promise<string | undefined> {
  if (!orderNo) return undefined
  const order = await access.platform.orders.getOrder({ orderNo })
  return readOrderPayment(order).state === 'settled' && order.status !== 'cancelled' ? orderNo : undefined
}

/** A basket to go on with: the open one, or that of the order which was not paid. */
async function hasBasket({ access, orderNo }: CheckoutRecord): Promise<boolean> {
  if ((await findPlatformBasket(access))?.productItems?.length) return true
  return orderNo !== undefined && (await restoreOrderBasket(access, { orderNo })) === 'reopened'
}

/** The table that the run ends with. */
export const printAudit = (audit: Audit): string =>
  [
    `checkouts   ${audit.checkouts}`,
    `placed      ${audit.placed} (${Object.entries(audit.byMethod)
      .map(([method, count]) => `${method} ${count}`)
      .join(', ')})`,
    `refused     ${audit.refused}`,
    `reopened    ${audit.reopened}`,
    `lost        ${audit.lost}`,
    `doubled     ${audit.doubled}`,
    `wrong sum   ${audit.wrongSum}`,
    `wrong units ${audit.wrongUnits}`,
    `wrong wraps ${audit.wrongWraps}`,
    `wrapped     ${audit.wrapped}`,
    `collected   ${audit.collected}`,
    `to several  ${audit.toSeveral}`,
    `in a sheet  ${audit.inSheet}`,
    `wrong text  ${audit.wrongOutcomes.length} ${audit.wrongOutcomes.join(', ')}`.trim()
  ].join('\n')
