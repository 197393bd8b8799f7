import { splitAddress } from '../../visit/site/shop-link'
import { paths } from '../../visit/addresses/paths'

/** Longer than any page's own address. */
const MAX_LENGTH = 2048

/**
 * Where a login leads (requirement 9.1): a page of this shop, whose path and query the address names without
 * site and locale. Anything else, and the login itself, leads to the account.
 */
export function readRedirectUrl(
  value: string | null,
  readPath: (address: string) => string | undefined
): string {
  if (!value?.startsWith('/') || value.length > MAX_LENGTH) return paths.account
  const path = readPath(value)
  return !path || splitAddress(path).pathname.toLowerCase() === paths.login ? paths.account : path
}

interface Target {
  redirectUrl: string
  wish?: string
}

/**
 * Where the link of a code's mail leads: to the page that the code was asked for on, or to what that login was to lead
 * to. The address comes from the browser's storage, so it is read like one that a stranger may have written.
 *
 * @param askedOn path and query
 */
export function readTargetOfCode(
  askedOn: string | undefined,
  readPath: (address: string) => string | undefined
): Target {
  const { pathname = '', search = '' } = splitAddress(readPath(askedOn ?? '') ?? '')
  const isLogin = pathname === paths.login || pathname === paths.registration
  if (!isLogin) return { redirectUrl: readRedirectUrl(askedOn ?? null, readPath) }
  const query = new URLSearchParams(search)
  return {
    redirectUrl: readRedirectUrl(query.get('redirectUrl'), readPath),
    wish: readWish(query.get('wish'))
  }
}

/** The id of a product of the shop, by which the address wishes it; undefined for anything else. */
export const readWish = (value: string | null): string | undefined =>
  value && /^\d{18}$/.test(value) ? value : undefined
