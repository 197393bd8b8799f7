import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { createMarkerReader } from '../../platform/session/tab-signals'
import { useSite } from '../../site/site-context'

/**
 * Lets the platform know the shopper's device (requirement 1.7 "Shopper context track").
 * Looks with each page whether there is a session by now; nothing is loaded before.
 */
export function useShopperContext(path: string): void {
  const platform = usePlatform()
  const { site } = useSite()
  useEffect(() => {
    if (!createMarkerReader(site.id)()) return
    import('../../platform/side-services/keep-shopper-context').then(
      ({ keepShopperContext }) => keepShopperContext(platform),
      () => undefined
    )
  }, [path, platform, site.id])
}
