import { readName } from './cache-key'
import { decodePart } from './decode-path'

/**
 * Names of parameters that grant access, are worth money, identify somebody or say where somebody is: the login's
 * code and state, tokens, passwords, the codes of gift cards as the platform's controllers take them, positions.
 */
const SECRET_NAME =
  /^(code|state|usid|e-?mail|giftCertID|latitude|longitude)$|giftCert\w*Code|activationCode|token|password|secret|key$/i
/** The segment after it is a password-reset token (requirement 1.2). */
const SECRET_FOLDER = /^reset-password$/i

/** An address as a log may show it. Names are compared decoded. */
export function redactAddress(address: string): string {
  const query = address.indexOf('?')
  if (query < 0) return hideSecretSegments(address)
  return hideSecretSegments(address.slice(0, query)) + hideSecretValues(address.slice(query))
}

const hideSecretValues = (search: string) =>
  search.replace(/([?&;])([^?&;=]*)=[^?&;]*/g, (pair, separator: string, name: string) =>
    // "token[]" and "token[a]" are the token, too.
    SECRET_NAME.test(readName(name).replace(/\[.*$/, '')) ? `${separator}${name}=…` : pair
  )

/** Long texts pass through here: most names need no decoding. */
const isSecretFolder = (name: string) => SECRET_FOLDER.test(name.includes('%') ? decodePart(name) : name)

/** The text with the secret segments of its paths removed. */
export function hideSecretSegments(text: string): string {
  let before = ''
  return text.replace(/\/([^\s/?#]*)|[\s?#]+/g, (found, segment: string | undefined) => {
    const isSecret = Boolean(segment) && isSecretFolder(before)
    if (segment === undefined) before = ''
    // "//" separates as "/" does.
    else if (segment) before = segment
    return isSecret ? '/…' : found
  })
}
