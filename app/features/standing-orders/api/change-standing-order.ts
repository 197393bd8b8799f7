import { shopperProductLists } from '../../../platform/scapi/shopper-product-lists'
import { setDelivery, skipNextDelivery } from '../model/delivery-plan'
import { buildStoredFields } from '../model/map-standing-order'
import type { StandingOrder } from '../model/standing-order'
import type { StandingOrdersAccess } from './create-standing-order'
import { STANDING_ORDERS_KEY } from './standing-orders-query'

type Changes = Partial<Omit<StandingOrder, 'listId' | 'items'>>

/** Changes fields of a standing order and refetches it. */
async function changeStandingOrder(
  { client, platform }: StandingOrdersAccess,
  { listId }: Pick<StandingOrder, 'listId'>,
  changes: Changes
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform
    .family(shopperProductLists)
    .updateCustomerProductList({ customerId, listId }, buildStoredFields(changes))
  await client.invalidateQueries(STANDING_ORDERS_KEY)
}

/** Stops all deliveries until further notice. */
export const suspendStandingOrder = (access: StandingOrdersAccess, order: StandingOrder): Promise<void> =>
  changeStandingOrder(access, order, { isActive: false })

/** Resumes deliveries. */
export const activateStandingOrder = (access: StandingOrdersAccess, order: StandingOrder): Promise<void> =>
  changeStandingOrder(access, order, { isActive: true })

/** Suspends or activates a single delivery. */
export const changeDelivery = (
  access: StandingOrdersAccess,
  order: StandingOrder,
  deliveryId: string,
  isActive: boolean
): Promise<void> =>
  changeStandingOrder(access, order, { deliveries: setDelivery(order, deliveryId, isActive) })

/** Skips the next delivery; returns whether there was one to skip. */
export async function skipNext(access: StandingOrdersAccess, order: StandingOrder): Promise<boolean> {
  const deliveries = skipNextDelivery(order)
  if (!deliveries) return false
  await changeStandingOrder(access, order, { deliveries })
  return true
}

/** Changes a product's quantity per delivery; 0 removes it. */
export async function changeStandingItem(
  { client, platform }: StandingOrdersAccess,
  { listId }: Pick<StandingOrder, 'listId'>,
  itemId: string,
  quantity: number
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform
    .family(shopperProductLists)
    .updateCustomerProductListItem({ customerId, listId, itemId }, { quantity })
  await client.invalidateQueries(STANDING_ORDERS_KEY)
}

/** Ends a standing order for good. */
export async function removeStandingOrder(
  { client, platform }: StandingOrdersAccess,
  { listId }: Pick<StandingOrder, 'listId'>
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform.family(shopperProductLists).deleteCustomerProductList({ customerId, listId })
  await client.invalidateQueries(STANDING_ORDERS_KEY)
}
