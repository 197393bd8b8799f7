import { useEffect } from 'react'
import { useIntl } from '../../../intl/intl'
import { useBasketAccess } from '../api/basket-access'
import { hasUnsent } from './unsent-mark'

/** Sends on this page the basket changes that earlier pages left unsent. Once per page. */
export function useUnsentChanges(): void {
  const access = useBasketAccess()
  const intl = useIntl()
  useEffect(() => {
    if (!hasUnsent(access.siteId)) return
    import(/* webpackChunkName: "redo" */ './redo-unsent-changes').then(
      ({ redoAndExplain }) => redoAndExplain(access, intl),
      // They wait for the next page.
      () => undefined
    )
  }, [access, intl])
}
