import type { CookieOptions } from 'express'

/** The instance's session, by which storefront controllers know the shopper. */
const INSTANCE_COOKIE = 'dwsid'

const isInstanceCookie = (pair: string) => pair.startsWith(`${INSTANCE_COOKIE}=`)

/** The instance's session among a browser's cookies, as `name=value`. */
export const findInstanceCookie = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map(pair => pair.trim())
    .find(isInstanceCookie)

/**
 * The instance's cookie as a browser may keep it for the shop's own host, HttpOnly and with the attributes of the
 * shop's own cookies; empty for any other.
 */
export function guardInstanceCookie(line: string, rules: CookieOptions): string[] {
  const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
  if (!isInstanceCookie(pair)) return []
  const life = attributes.filter(attribute => /^(max-age|expires)=/i.test(attribute))
  const flags = [
    'HttpOnly',
    rules.sameSite === 'none' ? 'SameSite=None' : 'SameSite=Lax',
    ...(rules.secure ? ['Secure'] : []),
    ...(rules.partitioned ? ['Partitioned'] : [])
  ]
  return [[pair, ...life, 'Path=/', ...flags].join('; ')]
}
