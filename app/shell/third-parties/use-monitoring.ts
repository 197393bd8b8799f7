import { useEffect } from 'react'
import { useSite } from '../../visit/site/site-context'
import { useConsent } from '../../visit/consent/use-consent'

/**
 * Reports errors while the shopper allows performance cookies and a service
 * is configured. Its code is loaded with the consent; it stops with the withdrawal.
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
      // The page works without the service, too.
      () => undefined
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [isAllowed, monitoring])
}
