import { useEffect } from 'react'
import { useConsent } from '../../consent/use-consent'
import type { ShopEvent } from './model/shop-event'
import { track } from './track'

/**
 * Tracks what a component shows, once for each `key`; undefined shows nothing yet. Who agrees
 * while looking at it is tracked from there on. Without consent not even the event is built.
 */
export function useTracked(buildEvent: () => ShopEvent, key: unknown): void {
  const isAllowed = useConsent('marketing')
  useEffect(() => {
    if (isAllowed && key !== undefined) track(buildEvent())
    // The key says what is new; the event may be built anew with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isAllowed, key])
}
