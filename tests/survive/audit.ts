import { findPlatformBasket } from '../../app/features/basket/api/find-basket'
import { bringBackBasket } from '../../app/features/checkout/payment-return/bring-back-basket'
import { readOrderPayment } from '../../app/platform/scapi/order-payment'
import type { Told } from './check-out'
import type { ServerPair } from '../servers/killable-servers'

interface Audit {
  checkouts: number
  placed: number
  refused: number
  reopened: number
  /** Told placed and not there, or neither an order nor a basket left. */
  lost: number
  /** Orders that stand and that nobody was told of. */
  doubled: number
  /** Orders over another sum than the button said. */
  wrongSum: number
  /** What shoppers were told of an order although something else was true at that moment. */
  wronglyTold: string[]
  byMethod: Record<string, number>
}

/**
 * Compares what the shoppers were told with what the platform has, after every payment is decided.
 *
 * @param before orders of the sample customers.
 */
export async function audit(
  servers: ServerPair,
  shoppers: readonly Told[],
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
    wronglyTold: [],
    byMethod: {}
  }
  const explained = new Set<string>()
  for (const told of shoppers) {
    result.reopened += told.reopened
    result.wronglyTold.push(...told.wronglyTold)
    const orderNo = await findStandingOrder(told)
    if (orderNo) {
      explained.add(orderNo)
      result.placed += 1
      result.byMethod[told.method] = (result.byMethod[told.method] ?? 0) + 1
      const { orderTotal } = await told.access.platform.orders.getOrder({ orderNo })
      if (orderTotal !== told.shown) result.wrongSum += 1
    } else {
      result.refused += 1
      if (told.outcome === 'placed' || !(await hasBasket(told))) result.lost += 1
    }
  }
  const standing = await listStandingOrders(servers)
  result.doubled = standing.filter(orderNo => !explained.has(orderNo) && !before.has(orderNo)).length
  return result
}

/** Numbers of the orders that neither failed nor were cancelled, whoever placed them. */
export async function listStandingOrders({ steer }: ServerPair): Promise<string[]> {
  const { orders } = (await steer('GET', 'orders')) as { orders: { orderNo: string; status: string }[] }
  return orders
    .filter(({ status }) => status !== 'failed' && status !== 'cancelled')
    .map(({ orderNo }) => orderNo)
}

/** The order that a shopper was told of, where it stands. One that was open may have been decided since. */
async function findStandingOrder({ access, orderNo }: Told): Promise<string | undefined> {
  if (!orderNo) return undefined
  const order = await access.platform.orders.getOrder({ orderNo })
  return readOrderPayment(order).state === 'settled' && order.status !== 'cancelled' ? orderNo : undefined
}

/** A basket to go on with: the open one, or that of the order which was not paid. */
async function hasBasket({ access, orderNo }: Told): Promise<boolean> {
  if ((await findPlatformBasket(access))?.productItems?.length) return true
  return orderNo !== undefined && (await bringBackBasket(access, { orderNo })) === 'reopened'
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
    `told wrong  ${audit.wronglyTold.length} ${audit.wronglyTold.join(', ')}`.trim()
  ].join('\n')
