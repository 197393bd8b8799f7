import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { createMarkerReader } from '../../platform/session/tab-signals'
import { useSite } from '../../site/site-context'

/**
 * Tells the platform the shopper's device (requirement 1.7 "Shopper context track").
 * Checks on each page whether there is a session yet; nothing is loaded before.
 */
export function useShopperContext(path: string): void {
  const platform = usePlatform()
  const { site } = useSite()
  useEffect(() => {
    if (!createMarkerReader(site.id)()) return
    import('../../platform/side-services/sync-shopper-context').then(
      ({ syncShopperContext }) => syncShopperContext(platform),
      () => undefined
    )
  }, [path, platform, site.id])
}
