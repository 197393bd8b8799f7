import { useCallback, useRef, useState } from 'react'
import { isPlatformError } from '../../../platform/http/platform-error'
import { useAccountAccess } from '../api/account-access'
import { completeFromOrder, takeGuestOrders } from '../api/guest-orders'
import type { GuestOrder } from '../model/guest-order'

/** How far an order is on its way into the account. */
export type Taking =
  | { state: 'waiting' | 'running' | 'unconfirmed' | 'other' | 'failed' }
  | { state: 'taken'; wasThere: boolean; isAddressLost: boolean }

const REFUSALS: Record<string, 'unconfirmed' | 'other'> = {
  'address-not-confirmed': 'unconfirmed',
  'guest-order-not-found': 'other'
}

/** Adds a guest's order to the account of the customer who is logged in, and completes the account out of it. */
export function useOrderTaking(order: GuestOrder): {
  taking: Taking
  take: (wishes: { keepsAddress: boolean }) => Promise<void>
} {
  const access = useAccountAccess()
  const [taking, setTaking] = useState<Taking>({ state: 'waiting' })
  const isRunning = useRef(false)

  const take = useCallback(
    async (wishes: { keepsAddress: boolean }) => {
      if (isRunning.current) return
      isRunning.current = true
      setTaking({ state: 'running' })
      try {
        await takeGuestOrders(access, order.orderNo)
        // The order is in the account by now; what is missing can be typed there.
        const completed = await completeFromOrder(access, order, wishes).catch(() => undefined)
        setTaking({ state: 'taken', wasThere: completed?.wasThere === true, isAddressLost: !completed })
      } catch (error) {
        const type = isPlatformError(error) ? error.type : undefined
        setTaking({ state: REFUSALS[type ?? ''] ?? 'failed' })
      } finally {
        isRunning.current = false
      }
    },
    [access, order]
  )
  return { taking, take }
}
