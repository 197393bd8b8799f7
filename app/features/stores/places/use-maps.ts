import { useEffect, useState } from 'react'
import { useSite } from '../../../site/site-context'
import { findCountryCode } from '../model/country'
import { buildMapsUrl, loadMaps, onMapsRefused } from './load-maps'

/** The map service: on its way, there, or not to be had; whoever needs it goes without meanwhile. */
type MapsState = 'loading' | 'ready' | 'missing'

/** Brings the map service, whose script is a third party's: with functional consent only. */
export function useMaps(): MapsState {
  const { thirdParties, locale } = useSite()
  const { maps } = thirdParties
  const [state, setState] = useState<MapsState>(maps.scriptUrl ? 'loading' : 'missing')
  useEffect(() => {
    if (!maps.scriptUrl) return
    let isOver = false
    const tell = (isThere: boolean) => {
      if (!isOver) setState(isThere ? 'ready' : 'missing')
    }
    const stop = onMapsRefused(() => tell(false))
    void loadMaps(buildMapsUrl(maps, locale.id, findCountryCode(locale.id))).then(tell)
    return () => {
      isOver = true
      stop()
    }
  }, [maps, locale.id])
  return state
}
