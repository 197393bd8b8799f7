import type { ComponentType } from 'react'
import type { OrderSearchProps } from '../../basket/components/cart-panel'
import { createAttemptStore, findOpenAttempt } from './order-attempt'

/** The search for an order of this browser; its code is loaded where there is one to look for. Undefined otherwise. */
export async function findOrderSearch(siteId: string): Promise<ComponentType<OrderSearchProps> | undefined> {
  const attempts = createAttemptStore(siteId)
  if (!findOpenAttempt(attempts, Date.now())) return undefined
  const { OrderSearch } = await import(/* webpackChunkName: "order-search" */ './open-order')
  return OrderSearch
}
