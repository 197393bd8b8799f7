/** Why a browser does not say where it is: nobody may know, or nobody does. */
type NotLocated = 'refused' | 'unknown'

const PATIENCE_MS = 10_000
const FIVE_MINUTES_MS = 300_000

/** To a hundred metres: which store is near depends on no more. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Where the shopper roughly is, by the browser, which asks first. Never fails. */
export function locateShopper(): Promise<{ latitude: number; longitude: number } | NotLocated> {
  if (!navigator.geolocation) return Promise.resolve('unknown')
  return new Promise(resolve =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: round(latitude), longitude: round(longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: PATIENCE_MS, maximumAge: FIVE_MINUTES_MS }
    )
  )
}
