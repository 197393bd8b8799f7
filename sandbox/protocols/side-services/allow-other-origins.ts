import type { RequestHandler } from 'express'

/** A day, in seconds: how long a browser need not ask again. */
const REMEMBERED = '86400'

/**
 * Third parties are called by pages of any origin; they identify callers by their key, never by a cookie.
 * Beacons send cookies all the same, and browsers let them through only when the answer names the page's
 * origin and allows it.
 */
export function createAllowOtherOrigins(keyHeader: string): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin')
    response.set('Access-Control-Allow-Origin', origin ?? '*').vary('Origin')
    if (origin !== undefined) response.set('Access-Control-Allow-Credentials', 'true')
    if (request.method !== 'OPTIONS') {
      next()
      return
    }
    response
      .set({
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': `content-type, ${keyHeader}`,
        'Access-Control-Max-Age': REMEMBERED
      })
      .status(204)
      .end()
  }
}
