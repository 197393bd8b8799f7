import { useEffect, useRef } from 'react'
import { paths } from '../../../visit/addresses/paths'
import type { OrderAddresses } from '../model/guest-order'
import { useOrderTaking } from './use-order-taking'

/** What the link of a mail wishes for an order: to be in the account, maybe with its addresses. */
export interface AddedOrderWish {
  keepsAddress: boolean
}

/** The confirmation of an order that the shopper wants in their account: where the mail's link leads. */
export const linkToAddedOrder = (orderNo: string, { keepsAddress }: AddedOrderWish): string =>
  `${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo, add: keepsAddress ? 'address' : 'account' })}`

export function readAddedOrder(search: URLSearchParams): AddedOrderWish | undefined {
  const added = search.get('add')
  return added === 'account' || added === 'address' ? { keepsAddress: added === 'address' } : undefined
}

/**
 * Adds an order that is not the customer's yet, where the address of the page wishes it; once. The platform refuses it
 * without a code to the order's address, so that somebody else's link adds nothing (decision 51).
 */
export function useAddedOrder(
  orderNo: string,
  wish: AddedOrderWish | undefined,
  readOrder: () => Promise<OrderAddresses>
) {
  const { taking, take } = useOrderTaking(orderNo, readOrder)
  const asked = useRef<string>()
  useEffect(() => {
    if (!wish || asked.current === orderNo) return
    asked.current = orderNo
    void take(wish)
  }, [wish, orderNo, take])
  return { taking, take }
}
