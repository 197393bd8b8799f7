// Its types come with the library that draws the map.
/// <reference types="google.maps" />
import type { ThirdParties } from '../../../visit/config/third-parties'
import { loadScript } from '../../../lazy-loading/load-script'

/** The map's code, once the map service is ready. */
export const loadMap = () =>
  import(/* webpackChunkName: "store-map" */ '../components/mark-map').then(({ MarkMap }) => MarkMap)

/** The script's address with key and places library, in the shopper's language and region. */
export function buildMapsUrl(
  { scriptUrl, apiKey }: ThirdParties['maps'],
  localeId: string,
  countryCode: string
): string {
  const url = new URL(scriptUrl)
  const parameters = { key: apiKey, libraries: 'places', language: localeId, region: countryCode }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Resolves to whether the map service is ready, after 120 seconds at most. Never rejects. */
export async function loadMaps(url: string): Promise<boolean> {
  try {
    if (isRefused || !(await loadScript(url))) return false
    const { maps } = window.google
    await Promise.all(['maps', 'marker', 'places'].map(name => maps.importLibrary(name)))
    const parts = [maps.Map, maps.Marker, maps.places.AutocompleteSuggestion]
    return !isRefused && parts.every(part => typeof part === 'function')
  } catch {
    return false
  }
}

/** The service calls this function on `window`, once, when it refuses the key; there is no other signal. */
const teller = globalThis as { gm_authFailure?: () => void }
const listeners = new Set<() => void>()
let isRefused = false

export function onMapsRefused(listener: () => void): () => void {
  teller.gm_authFailure = () => {
    isRefused = true
    listeners.forEach(tell => tell())
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
