import { expect } from '@playwright/test'
import { CONSOLE } from './servers'

interface PlacedOrder {
  status: string
  orderNo: string
  siteId: string
  total: number
}

/** Every order that the platform holds. */
export async function listOrders(): Promise<PlacedOrder[]> {
  const answer = (await (await fetch(`${CONSOLE}/control/orders`)).json()) as
    PlacedOrder[] | { orders: PlacedOrder[] }
  return Array.isArray(answer) ? answer : answer.orders
}

/** Orders that were placed while the task ran. */
export async function ordersPlacedDuring(task: () => Promise<void>): Promise<PlacedOrder[]> {
  const before = new Set((await listOrders()).map(order => order.orderNo))
  await task()
  return (await listOrders()).filter(order => !before.has(order.orderNo))
}

interface Fault {
  operation: string
  kind: 'status' | 'delay' | 'drop-before' | 'drop-after' | 'maintenance' | 'malformed' | 'html' | 'stall'
  status?: number
  ms?: number
  times?: number
}

async function steer(path: string, input: object): Promise<void> {
  const answer = await fetch(`${CONSOLE}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input)
  })
  if (!answer.ok) throw new Error(`The sandbox refuses ${path}: ${answer.status} ${await answer.text()}`)
}

/** The merchant's news of returns of an order. */
export const steerReturns = (siteId: string, orderNo: string, news: object): Promise<void> =>
  steer(`orders/${siteId}/${orderNo}/returns`, news)

/** Moves an order on to a status, as soon as the platform has accepted it, which is moments after it was placed. */
export const moveOrder = (siteId: string, orderNo: string, to: string): Promise<void> =>
  expect(() => steer(`orders/${siteId}/${orderNo}`, { to })).toPass({ timeout: 10_000 })

/** Warehouse and carrier do their part. */
export async function deliverOrder(siteId: string, orderNo: string): Promise<void> {
  for (const to of ['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED']) await moveOrder(siteId, orderNo, to)
}

export const switchFaultOn = (fault: Fault): Promise<void> => steer('faults', fault)

/** Sets how many boxes an order of the site needs; 0 for any. */
export const setLeastBoxes = (siteId: string, minBoxesOrder: number): Promise<void> =>
  steer('settings', { siteId, minBoxesOrder })

/** Brings units of a product to the warehouse. */
export const fillStock = (siteId: string, productId: string, quantity: number): Promise<void> =>
  steer('stock', { siteId, productId, quantity })

/** Blocks, opens, empties or fills a gift card behind the shopper's back; `balance` in its currency. */
export const changeGiftCard = (
  siteId: string,
  code: string,
  change: { balance?: number; enabled?: boolean }
): Promise<void> => steer('gift-cards', { siteId, code, ...change })

export async function switchFaultsOff(): Promise<void> {
  await fetch(`${CONSOLE}/control/faults`, { method: 'DELETE' })
}

/** Analytics events of one kind at a site, the latest first. */
export async function listReports(siteId: string, name: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ siteId, name })
  const answer = await fetch(`${CONSOLE}/control/activities?${query}`)
  const { reports } = (await answer.json()) as { reports: { fields: Record<string, unknown> }[] }
  return reports.map(({ fields }) => fields)
}

/** How many faults are still to strike. */
export async function countFaults(): Promise<number> {
  const answer = await fetch(`${CONSOLE}/control/faults`)
  return ((await answer.json()) as { faults: unknown[] }).faults.length
}

/** How often an operation of the platform was called so far, e.g. "createShopperContext". */
export async function countCalls(operation: string): Promise<number> {
  const answer = await fetch(`${CONSOLE}/control/stats/operations`)
  const counts = (await answer.json()) as Record<string, { requests: number }>
  return Object.entries(counts).reduce(
    (sum, [name, { requests }]) => (name.split('.').at(-1) === operation ? sum + requests : sum),
    0
  )
}

interface SentMail {
  recipient: string
  kind: string
  document: {
    orderNo?: string
    link?: string
    code?: string
    token?: string
    text?: string
    giftCertificateCode?: string
  }
}

/** Mails of a kind to somebody, the newest first; wait until the shop says that they are sent. */
async function listMails(recipient: string, kind: string): Promise<SentMail[]> {
  const { mails } = (await (await fetch(`${CONSOLE}/control/outbox`)).json()) as { mails: SentMail[] }
  return mails.filter(mail => mail.recipient === recipient && mail.kind === kind)
}

export const countMails = async (recipient: string, kind: string): Promise<number> =>
  (await listMails(recipient, kind)).length

export async function findMail(recipient: string, kind: string): Promise<SentMail> {
  const [found] = await listMails(recipient, kind)
  if (!found) throw new Error(`No mail "${kind}" was sent to ${recipient}`)
  return found
}
