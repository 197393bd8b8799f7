/** Why a position is not available: permission denied, or unknown. */
type NotLocated = 'refused' | 'unknown'

const PATIENCE_MS = 10_000
const FIVE_MINUTES_MS = 300_000

/** Rounded to about a hundred metres: finding stores needs no more. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

/** The shopper's approximate position; the browser asks for permission. Never rejects. */
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
