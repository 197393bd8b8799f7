import { listDecoded } from './decode-fully'

/** Names of what grants access or opens an order, also as a part of a longer name. */
const KEY_NAME = /token|password|secret|(access|view)_?code/i
/**
 * Those, and names of values that are worth money, identify a person or locate one: the login's code and
 * state, the codes of gift cards as the platform's controllers take them, coupons, positions.
 */
const PRIVATE_NAME =
  /^(code|state|usid|e-?mail|giftCertID|latitude|longitude|postal_?code)$|(giftCert|coupon|voucher)\w*code|activationCode|key$/i
/** The segment after it is a password-reset token (requirement 1.2). */
const SECRET_FOLDER = /^reset-password$/i

/**
 * An address as a log may show it: secret values and segments are "…", in any encoding and at any position:
 * nested in another parameter, behind encoded slashes, in parameters of a path or behind "#".
 */
export function redactAddress(address: string): string {
  const shown = hidePlain(address)
  if (!holdsSecret(shown)) return shown
  const query = shown.search(/[?#]/)
  const path = query < 0 ? shown : shown.slice(0, query)
  const rest = query < 0 ? '' : shown.slice(query)
  const redacted = hideNested(path, '/') + hideNested(rest, '?&;#')
  // Secrets that only the whole address reveals, e.g. a name and its value on two sides of an encoded "?".
  return holdsSecret(redacted) ? '/…' : redacted
}

/** The query ("?…" or "") without what grants access or opens an order, also nested in the address of another page. */
export function removeKeys(search: string): string {
  const query = new URLSearchParams(search)
  const kept = [...query].flatMap(([name, value]) => {
    if (isNamed(name, KEY_NAME)) return []
    const cleaned = removeNested(value)
    return cleaned === undefined ? [] : [[name, cleaned]]
  })
  if (kept.length === [...query].length && kept.every(([, value], at) => value === [...query.values()][at]))
    return search
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

function removeNested(value: string): string | undefined {
  if (!holdsSecret(value, KEY_NAME)) return value
  const start = value.indexOf('?')
  const cleaned = start < 0 ? '' : value.slice(0, start) + removeKeys(value.slice(start))
  return cleaned && !holdsSecret(cleaned, KEY_NAME) ? cleaned : undefined
}

/** The text with the secret segments of its paths removed. */
export function hideSecretSegments(text: string): string {
  let before = ''
  const shown = text.replace(/\/([^\s/?#]*)|[\s?#]+/g, (found, segment: string | undefined) => {
    const isSecret = Boolean(segment) && isNamed(before, SECRET_FOLDER)
    if (segment === undefined) before = ''
    // "//" separates as "/" does.
    else if (segment) before = segment
    return isSecret ? '/…' : found
  })
  return shown.replace(/(reset-password(?:%(?:25)*2f)+)[^\s/?#&]+/gi, '$1…')
}

/** Hides secrets that are not nested; the rest is unchanged. */
const hidePlain = (address: string, names?: RegExp) =>
  hideSecretSegments(address).replace(
    /([?&;#])([^?&;#=]*)=[^?&;#]*/g,
    (pair, separator: string, name: string) => (isSecretName(name, names) ? `${separator}${name}=…` : pair)
  )

const isSecretName = (name: string, names?: RegExp) =>
  isNamed(name, KEY_NAME) || (!names && isNamed(name, PRIVATE_NAME))

/** "token[]" and "token[a]" are the token, too. Most names need no decoding. */
const isNamed = (name: string, names: RegExp) =>
  (name.includes('%') ? (listDecoded(name) ?? ['token']) : [name]).some(text =>
    names.test(text.replace(/\[.*$/, ''))
  )

const holdsSecret = (text: string, names?: RegExp) =>
  listDecoded(text)?.some(level => hidePlain(level, names) !== level) ?? true

/** Hides each part that holds a secret when it is decoded. */
const hideNested = (text: string, separators: string) =>
  text.replace(new RegExp(`[^${separators}]+`, 'g'), part => {
    // As it would be read: behind a separator, whichever that is.
    if (!holdsSecret(`/${part}`) && !holdsSecret(`?${part}`)) return part
    const [name = ''] = part.split('=', 1)
    return name !== part && !holdsSecret(`?${name}`) ? `${name}=…` : '…'
  })
