import { useEffect } from 'react'
import { useBasketAccess } from './api/basket-access'
import { listenToOtherTabs } from './api/basket-channel'
import { BASKET_KEY } from './api/basket-query'

/**
 * Keeps the basket of this tab in step with the others: what was changed elsewhere is
 * read anew, at once where the tab is seen and else as soon as it is.
 */
export function useOtherTabs(): void {
  const { client, siteId } = useBasketAccess()
  useEffect(() => {
    let isStale = false
    function catchUp() {
      if (!isStale || document.visibilityState !== 'visible') return
      isStale = false
      void client.invalidateQueries(BASKET_KEY)
    }
    const stopListening = listenToOtherTabs(siteId, news => {
      // An ordered basket is gone for certain: nobody shall see it a moment longer.
      if (news.kind === 'ordered') client.setQueryData(BASKET_KEY, null)
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
