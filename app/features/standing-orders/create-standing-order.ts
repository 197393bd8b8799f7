import type { QueryClient } from '@tanstack/react-query'
import type { Platform } from '../../platform/platform'
import { shopperProductLists } from '../../platform/scapi/shopper-product-lists'
import { buildStoredFields, mapStandingOrders } from './map-standing-order'
import { STANDING_ORDER_TYPE, type StandingOrder } from './standing-order'
import { STANDING_ORDERS_KEY } from './standing-orders-query'

/** The dependencies of every change to standing orders. */
export interface StandingOrdersAccess {
  client: QueryClient
  platform: Platform
}

/** A new standing order, initially active. */
export type NewStandingOrder = Omit<StandingOrder, 'listId' | 'items' | 'isActive'> & {
  items: { productId: string; quantity: number }[]
}

/** Creates a standing order with all its products or not at all; returns the id of its list. */
export async function createStandingOrder(
  { client, platform }: StandingOrdersAccess,
  { items, ...order }: NewStandingOrder
): Promise<string> {
  const customerId = await platform.getCustomerId()
  const lists = platform.family(shopperProductLists)
  const known = await listIds()
  const { id: listId = '' } = await lists
    .createCustomerProductList(
      { customerId },
      { type: STANDING_ORDER_TYPE, ...buildStoredFields({ ...order, isActive: true }) }
    )
    .catch(async (error: unknown) => {
      // The answer may have been lost or replaced: a second one, created by the next try, would be delivered too.
      const [id] = (await listIds()).filter(each => !known.includes(each))
      if (id === undefined) throw error
      return { id }
    })
  try {
    // One after the other: they are changes of the same list.
    for (const item of items) await lists.createCustomerProductListItem({ customerId, listId }, item)
    return listId
  } catch (error) {
    // A partial standing order would be delivered, so it is removed; the customer should see the original error.
    await lists.deleteCustomerProductList({ customerId, listId }).catch(() => undefined)
    throw error
  } finally {
    await client.invalidateQueries({ queryKey: STANDING_ORDERS_KEY })
  }

  async function listIds(): Promise<string[]> {
    const { data } = await lists.getCustomerProductLists({ customerId })
    return mapStandingOrders(data).map(each => each.listId)
  }
}
