import { useCallback, useEffect, useRef, useState } from 'react'
import { isPlatformError } from '../../../platform/http/platform-error'
import { useAccountAccess } from '../api/account-access'
import { completeFromOrder, takeGuestOrders } from '../api/guest-orders'
import type { OrderAddresses } from '../model/guest-order'

/** How far an order is on its way into the account. */
export type Taking =
  | { state: 'waiting' | 'running' | 'unconfirmed' | 'password' | 'other' | 'failed' }
  /** With the account's password where it was typed for the order. */
  | { state: 'taken'; isAddressLost: boolean; password?: string }

const REFUSALS: Record<string, 'unconfirmed' | 'password' | 'other'> = {
  'address-not-confirmed': 'unconfirmed',
  'password-needed': 'password',
  'guest-order-not-found': 'other'
}

interface Wishes {
  keepsAddress: boolean
  /** Of the account, where it has one. */
  password?: string
}

/**
 * Adds a guest's order to the account of the customer who is logged in, and completes the account's data from it. A
 * call with a password throws its refusal, for the form in which it was typed.
 *
 * @param readOrder is called when the order is in the account
 */
export function useOrderTaking(
  orderNo: string,
  readOrder: () => Promise<OrderAddresses>
): {
  taking: Taking
  take: (wishes: Wishes) => Promise<void>
} {
  const access = useAccountAccess()
  const [taking, setTaking] = useState<Taking>({ state: 'waiting' })
  const isRunning = useRef(false)
  const latest = useRef(readOrder)
  useEffect(() => {
    latest.current = readOrder
  })

  const take = useCallback(
    async ({ keepsAddress, password }: Wishes) => {
      if (isRunning.current) return
      isRunning.current = true
      if (password === undefined) setTaking({ state: 'running' })
      try {
        await takeGuestOrders(access, { orderNo, password })
        // The order is in the account by now; what is missing can be typed there.
        const isAddressLost = await latest
          .current()
          .then(order => completeFromOrder(access, order, { keepsAddress }))
          .then(
            () => false,
            () => true
          )
        setTaking({ state: 'taken', isAddressLost, password })
      } catch (error) {
        if (password !== undefined) throw error
        const type = isPlatformError(error) ? error.type : undefined
        setTaking({ state: REFUSALS[type ?? ''] ?? 'failed' })
      } finally {
        isRunning.current = false
      }
    },
    [access, orderNo]
  )
  return { taking, take }
}
