import { useEffect, useMemo, useRef } from 'react'
import { paths } from '../../../visit/addresses/paths'
import { useSite } from '../../../visit/site/site-context'
import type { OrderAddresses } from '../model/guest-order'
import { createPendingStore } from '../pending'
import { useOrderTaking } from './use-order-taking'

/** An order that is to be added to the account after a code, with its addresses if wanted. */
interface AddedOrderWish {
  orderNo: string
  keepsAddress: boolean
  /** Of its code; milliseconds since the epoch. */
  askedAt: number
}

/** Wishes of this browser, for the tab that the mail's link opens: a link opened in another browser adds nothing. */
export const addedOrderWishes = createPendingStore<AddedOrderWish>(
  'order-wish',
  ({ orderNo, keepsAddress }) => typeof orderNo === 'string' && typeof keepsAddress === 'boolean'
)

/** The confirmation of an order that the shopper wants in their account: where the mail's link leads. */
export const linkToAddedOrder = (orderNo: string): string =>
  `${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo, add: 'account' })}`

export const readsAddedOrder = (search: URLSearchParams): boolean => search.get('add') === 'account'

/**
 * Adds an order that is not the customer's yet, where the address of the page and this browser wish it; once. The
 * platform refuses it without a code to the order's address (decision 46).
 */
export function useAddedOrder(orderNo: string, isWanted: boolean, readOrder: () => Promise<OrderAddresses>) {
  const { site } = useSite()
  const { taking, take } = useOrderTaking(orderNo, readOrder)
  const wish = useMemo(() => {
    const kept = isWanted ? addedOrderWishes.read(site.id) : undefined
    return kept?.orderNo === orderNo ? kept : undefined
  }, [isWanted, site.id, orderNo])
  const asked = useRef<string>()
  useEffect(() => {
    if (!wish || asked.current === orderNo) return
    asked.current = orderNo
    void take(wish)
  }, [wish, orderNo, take])
  const latestWish = useRef(wish)
  useEffect(() => {
    if (wish) latestWish.current = wish
  }, [wish])
  return {
    /** The order is being added to the account, or was added by this page. */
    isLinked: wish !== undefined || taking.state !== 'waiting',
    taking,
    take: (password?: string) => take({ keepsAddress: latestWish.current?.keepsAddress ?? false, password })
  }
}
