import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform-context'
import { readSessionCookie } from '../../platform/session/read-session-cookie'
import { useSite } from '../../visit/site/site-context'

/**
 * Tells the platform the shopper's device (requirement 12.2).
 * Nothing is loaded before there is a session, which may begin on any page, or has begun before it.
 */
export function useShopperContext(path: string): void {
  const platform = usePlatform()
  const { site } = useSite()
  useEffect(() => {
    const sync = () => {
      if (!readSessionCookie(site.id, 'marker')) return
      import('../../platform/side-services/sync-shopper-context').then(
        ({ syncShopperContext }) => syncShopperContext(platform),
        () => undefined
      )
    }
    sync()
    window.addEventListener('session-begun', sync)
    return () => window.removeEventListener('session-begun', sync)
  }, [path, platform, site.id])
}
