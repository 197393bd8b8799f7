import { useEffect } from 'react'
import { onConsentChange } from '../../visit/consent/consent'
import { dropEvents, track } from '../../features/tracking/track'
import { useTracked } from '../../features/tracking/use-tracked'
import { usePlatform } from '../../platform/platform-context'
import { useSite } from '../../visit/site/site-context'
import { useConsent } from '../../visit/consent/use-consent'

/**
 * Tracks each page, and sends events while the shopper agrees to marketing (requirement 12.2).
 * The sending code is loaded with the consent; all of it stops with the withdrawal.
 */
export function useTracking(path: string): void {
  const platform = usePlatform()
  const site = useSite()
  const isAllowed = useConsent('marketing')
  useTracked(() => ({ name: 'viewPage', path }), path)

  // Here, because the choice is made before the sending code is loaded.
  useEffect(() => onConsentChange(consents => track({ name: 'changed consents', consents })), [])

  // Likewise the form of a page that is opened directly.
  useEffect(() => {
    if (!isAllowed) return
    const hear = ({ detail }: WindowEventMap['registration-outcome']) => {
      if (detail === 'start') track({ name: 'registration start' })
    }
    window.addEventListener('registration-outcome', hear)
    return () => window.removeEventListener('registration-outcome', hear)
  }, [isAllowed])

  useEffect(() => {
    if (!isAllowed) return
    let stop = dropEvents
    let isOver = false
    import(/* webpackChunkName: "tracking" */ './start-tracking').then(
      ({ startTracking }) => {
        if (!isOver) stop = startTracking(platform, site)
      },
      () => undefined
    )
    return () => {
      isOver = true
      stop()
    }
  }, [isAllowed, platform, site])
}
