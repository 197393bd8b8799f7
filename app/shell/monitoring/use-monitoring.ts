import { useEffect } from 'react'
import { useSite } from '../../site/site-context'
import { useConsent } from '../../consent/use-consent'

/**
 * Has errors reported while the shopper agrees to cookies for performance and a service
 * is configured. Its code comes with the consent; with the withdrawal it ends.
 */
export function useMonitoring(): void {
  const { monitoring } = useSite()
  const isAllowed = useConsent('performance')

  useEffect(() => {
    if (!isAllowed || !monitoring.dsn) return
    let stop: (() => void) | undefined
    let isOver = false
    import(/* webpackChunkName: "monitoring" */ './start-monitoring').then(
      ({ startMonitoring }) => {
        if (!isOver) stop = startMonitoring(monitoring)
      },
      // Without the service the page works as well.
      () => undefined
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [isAllowed, monitoring])
}
