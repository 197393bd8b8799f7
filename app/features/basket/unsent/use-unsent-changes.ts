import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useBasketAccess } from '../api/basket-access'
import { showBasketAlert } from '../components/basket-alerts'
import { hasUnsent } from './unsent-mark'

/** Does on this page what the one before was left too early for. Once per page. */
export function useUnsentChanges(): void {
  const access = useBasketAccess()
  const intl = useIntl()
  useEffect(() => {
    if (!hasUnsent(access.siteId)) return
    Promise.all([
      import(/* webpackChunkName: "basket-redo" */ './redo-unsent-changes'),
      import(/* webpackChunkName: "basket-refusal" */ '../describe-add-refusal')
    ]).then(
      ([{ redoUnsentChanges }, { describeAddRefusal }]) =>
        redoUnsentChanges(access, error => showBasketAlert(access.client, describeAddRefusal(intl, error))),
      // They wait for the next page.
      () => undefined
    )
  }, [access, intl])
}
