import { isLoopback } from '../sessions/redirects'

/** Whether an origin is one of the shop's: its pages may pay, and payments may return to it. */
export type IsShopOrigin = (origin: string) => boolean

/** Any port of the own machine, and the origins to which logins may lead. */
export function createShopOrigins(redirectUris: string[]): IsShopOrigin {
  const configured = new Set(redirectUris.map(uri => new URL(uri).origin))
  return origin => {
    if (configured.has(origin)) return true
    if (!URL.canParse(origin)) return false
    const { protocol, hostname, origin: normal } = new URL(origin)
    return normal === origin && /^https?:$/.test(protocol) && isLoopback(hostname)
  }
}
