import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import { buildPlan, describePlan, setDelivery, skipNextDelivery } from './delivery-plan'
import { buildStoredFields, mapStandingOrder } from './map-standing-order'
import type { StandingOrder } from './standing-order'
import type { StandingOrdersAccess } from './create-standing-order'
import { STANDING_ORDERS_KEY } from './standing-orders-query'

type Changes = Partial<Omit<StandingOrder, 'listId' | 'items'>>

/** Changes fields of a standing order and refetches it. */
export async function changeStandingOrder(
  { client, platform }: StandingOrdersAccess,
  { listId }: Pick<StandingOrder, 'listId'>,
  changes: Changes
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform
    .family(shopperProductLists)
    .updateCustomerProductList({ customerId, listId }, buildStoredFields(changes))
  await client.invalidateQueries({ queryKey: STANDING_ORDERS_KEY })
}

/** Stops all deliveries until they are activated. */
export const suspendStandingOrder = (access: StandingOrdersAccess, order: StandingOrder): Promise<void> =>
  changeStandingOrder(access, order, { isActive: false })

/** Resumes deliveries. */
export const activateStandingOrder = (access: StandingOrdersAccess, order: StandingOrder): Promise<void> =>
  changeStandingOrder(access, order, { isActive: true })

/**
 * Reads the current order. The delivery table is written as a whole: from the data of an older page it would
 * restore past deliveries and undo changes of another tab.
 */
async function readCurrent(
  { platform }: StandingOrdersAccess,
  { listId }: Pick<StandingOrder, 'listId'>
): Promise<StandingOrder> {
  const customerId = await platform.getCustomerId()
  return mapStandingOrder(
    await platform.family(shopperProductLists).getCustomerProductList({ customerId, listId })
  )
}

/** Suspends or activates a single delivery. */
export async function changeDelivery(
  access: StandingOrdersAccess,
  order: Pick<StandingOrder, 'listId'>,
  deliveryId: string,
  isActive: boolean
): Promise<void> {
  const current = await readCurrent(access, order)
  await changeStandingOrder(access, order, describePlan(setDelivery(current, deliveryId, isActive)))
}

/** Skips the next delivery; returns whether there was one to skip. */
export async function skipNext(
  access: StandingOrdersAccess,
  order: Pick<StandingOrder, 'listId'>
): Promise<boolean> {
  const deliveries = skipNextDelivery(await readCurrent(access, order))
  if (!deliveries) return false
  await changeStandingOrder(access, order, describePlan(deliveries))
  return true
}

/** Delivers every so many weeks from a day on: the plan is made anew. */
export const changeRhythm = (
  access: StandingOrdersAccess,
  order: Pick<StandingOrder, 'listId'>,
  interval: string,
  nextDay: string
): Promise<void> => changeStandingOrder(access, order, { interval, ...buildPlan(nextDay, Number(interval)) })

/** Takes a notification off the list: the customer has read it. */
export async function dismissNotification(
  access: StandingOrdersAccess,
  order: Pick<StandingOrder, 'listId'>,
  id: string
): Promise<void> {
  const { notifications } = await readCurrent(access, order)
  await changeStandingOrder(access, order, {
    notifications: notifications.filter(notification => notification.id !== id)
  })
}

/** Sets the products of each delivery; unchanged ones are not sent. */
export async function changeProducts(
  { client, platform }: StandingOrdersAccess,
  { listId, items }: Pick<StandingOrder, 'listId' | 'items'>,
  wanted: readonly { productId: string; quantity: number }[]
): Promise<void> {
  const customerId = await platform.getCustomerId()
  const lists = platform.family(shopperProductLists)
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  try {
    // New ones first, one after the other: a delivery is never left without its least number of packs.
    for (const { productId, quantity } of wanted) {
      const stored = items.find(item => item.productId === productId)
      if (!stored) await lists.createCustomerProductListItem({ customerId, listId }, { productId, quantity })
      else if (stored.quantity !== quantity)
        await lists.updateCustomerProductListItem({ customerId, listId, itemId: stored.itemId }, { quantity })
    }
    for (const { itemId, productId } of items) {
      if (!quantities.has(productId))
        await lists.deleteCustomerProductListItem({ customerId, listId, itemId })
    }
  } finally {
    await client.invalidateQueries({ queryKey: STANDING_ORDERS_KEY })
  }
}

/** Ends a standing order for good. */
export async function removeStandingOrder(
  { client, platform }: StandingOrdersAccess,
  { listId }: Pick<StandingOrder, 'listId'>
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProductLists).deleteCustomerProductList({ customerId, listId })
  await client.invalidateQueries({ queryKey: STANDING_ORDERS_KEY })
}
