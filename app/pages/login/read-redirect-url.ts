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

/** The id of a product of the shop, by which the address wishes it; undefined for anything else. */
export const readWish = (value: string | null): string | undefined =>
  value && /^\d{18}$/.test(value) ? value : undefined
