import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../visit/addresses/paths'
import { useAccountAccess } from '../api/account-access'
import { takeGuestOrders } from '../api/guest-orders'

/** The confirmation of an order that the shopper wants in their account: where the mail's link leads. */
export const linkToAddedOrder = (orderNo: string): string =>
  `${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo, add: 'account' })}`

export const readsAddedOrder = (search: URLSearchParams): boolean => search.get('add') === 'account'

/**
 * Adds an order that is not the customer's yet, where the address of the page wishes it; once. The platform refuses it
 * without a code to the order's address, so that somebody else's link adds nothing (decision 51).
 */
export function useAddedOrder(orderNo: string, isWanted: boolean): { isAdding: boolean } {
  const access = useAccountAccess()
  const [isRefused, setRefused] = useState(false)
  const asked = useRef<string>()
  useEffect(() => {
    if (!isWanted || asked.current === orderNo) return
    asked.current = orderNo
    // A refused order is shown as one that is not the customer's.
    takeGuestOrders(access, { orderNo }).catch(() => setRefused(true))
  }, [access, orderNo, isWanted])
  return { isAdding: isWanted && !isRefused }
}
