import { useEffect } from 'react'
import { useConsent } from '../../visit/consent/use-consent'
import type { ShopEvent } from './event-payloads'
import { track } from './track'

/**
 * Tracks the items of a component, once per `key`; undefined means nothing is shown yet. A shopper who agrees
 * while it is shown is tracked from then on. Without consent the event is not even built.
 */
export function useTracked(buildEvent: () => ShopEvent, key: unknown): void {
  const isAllowed = useConsent('marketing')
  useEffect(() => {
    if (isAllowed && key !== undefined) track(buildEvent())
    // The key identifies the event; its builder may be new on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isAllowed, key])
}
