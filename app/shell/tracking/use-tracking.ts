import { useEffect } from 'react'
import { dropEvents } from '../../features/tracking/track'
import { useTracked } from '../../features/tracking/use-tracked'
import { usePlatform } from '../../platform/platform-context'
import { useSite } from '../../site/site-context'
import { useConsent } from '../../consent/use-consent'

/**
 * Tracks each page, and has events sent while the shopper agrees to marketing (requirement 3.6).
 * The code that sends comes with the consent; with its withdrawal all of it ends.
 */
export function useTracking(path: string): void {
  const platform = usePlatform()
  const site = useSite()
  const isAllowed = useConsent('marketing')
  useTracked(() => ({ kind: 'page', path }), path)

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
