import { useEffect, useState } from 'react'
import { useSite } from '../../../visit/site/site-context'
import { findCountryCode } from '../model/country'
import { buildMapsUrl, loadMaps, onMapsRefused } from './load-maps'

/** State of the map service; its users work without it until it is ready. */
type MapsState = 'loading' | 'ready' | 'missing'

/** Loads the map service, a third party's script, once it is wanted: render only with functional consent. */
export function useMaps(isWanted = true): MapsState {
  const { thirdParties, locale } = useSite()
  const { maps } = thirdParties
  const [state, setState] = useState<MapsState>(maps.scriptUrl ? 'loading' : 'missing')
  useEffect(() => {
    if (!maps.scriptUrl || !isWanted) return
    let isOver = false
    const update = (isReady: boolean) => {
      if (!isOver) setState(isReady ? 'ready' : 'missing')
    }
    const stop = onMapsRefused(() => update(false))
    void loadMaps(buildMapsUrl(maps, locale.id, findCountryCode(locale.id))).then(update)
    return () => {
      isOver = true
      stop()
    }
  }, [maps, locale.id, isWanted])
  return state
}
