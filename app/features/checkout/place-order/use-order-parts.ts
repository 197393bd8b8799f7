import { useEffect, useMemo, useRef } from 'react'
import { usePlatform } from '../../../platform/platform-context'
import { runAloneAcrossTabs } from '../../../platform/session/tab-signals'
import { useSite } from '../../../visit/site/site-context'
import { isBasketGone } from '../../basket/api/change-basket'
import { createAttemptStore } from './order-attempt'
import type { PlaceOrderParts } from './place-order'

type OrderParts = Pick<
  PlaceOrderParts,
  'attempts' | 'findOrder' | 'hasBasket' | 'runAlone' | 'now' | 'wait' | 'onLooking'
>

/**
 * The browser's part in looking for an order. Waiting ends with the page (a rejection, see
 * `hasLeft`), so that a shopper on another page is not redirected, and the next visit continues.
 *
 * @param onLooking the same function in every render.
 */
export function useOrderParts(onLooking: () => void): { parts: OrderParts; hasLeft: () => boolean } {
  const platform = usePlatform()
  const { site } = useSite()
  const page = useRef<AbortController>()

  useEffect(() => {
    const visit = new AbortController()
    page.current = visit
    return () => visit.abort()
  }, [])

  return useMemo(
    () => ({
      hasLeft: () => page.current?.signal.aborted === true,
      parts: {
        attempts: createAttemptStore(site.id),
        findOrder: checkoutKey => platform.controllers.findOrderByCheckoutKey({ checkoutKey }),
        hasBasket: basketId =>
          platform.baskets.getBasket({ basketId }).then(
            () => true,
            (error: unknown) => {
              if (isBasketGone(error)) return false
              throw error
            }
          ),
        runAlone: task => runAloneAcrossTabs(`place-order-${site.id}`, task),
        now: () => Date.now(),
        wait: ms => waitOnline(ms, page.current?.signal),
        onLooking
      }
    }),
    [platform, site.id, onLooking]
  )
}

/** Waits the given milliseconds, or until the browser is online again; rejects when the page is left. */
function waitOnline(ms: number, leaving: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => (stop(), resolve())
    const leave = () => (stop(), reject(new Error('The page was left')))
    const timer = setTimeout(goOn, ms)
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      leaving?.removeEventListener('abort', leave)
    }
    window.addEventListener('online', goOn)
    leaving?.addEventListener('abort', leave)
    if (leaving?.aborted) leave()
  })
}
