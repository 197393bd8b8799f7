import { useEffect } from 'react'
import { useBasketAccess } from './api/basket-access'
import { listenToOtherTabs } from './api/basket-channel'
import { BASKET_KEY } from './api/basket-key'

/**
 * Keeps this tab's basket in sync with other tabs: after a change elsewhere it is
 * refetched, at once in a visible tab, else as soon as the tab becomes visible.
 */
export function useOtherTabs(): void {
  const { client, siteId } = useBasketAccess()
  useEffect(() => {
    let isStale = false
    function catchUp() {
      if (!isStale || document.visibilityState !== 'visible') return
      isStale = false
      void client.invalidateQueries({ queryKey: BASKET_KEY })
    }
    const stopListening = listenToOtherTabs(siteId, event => {
      // An ordered basket no longer exists, so it is removed before the refetch.
      if (event.kind === 'ordered') client.setQueryData(BASKET_KEY, null)
      isStale = true
      catchUp()
    })
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [client, siteId])
}
