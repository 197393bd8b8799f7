/** Atoms with single dots between them, or words in quotation marks. */
const LOCAL_PART = String.raw`(?:[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*|"[^"\s]+")`
const DOMAIN = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}`
const IPV4 = String.raw`\[\d{1,3}(?:\.\d{1,3}){3}\]`
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${DOMAIN}|${IPV4})$`, 'u')

/** The longest address that mail servers carry (RFC 5321). */
const MAX_LENGTH = 254

/**
 * Whether a text is an e-mail address: local part, @, and a domain with a top level of 2 and more
 * letters, or a bracketed IPv4 address (requirement 3.3).
 */
export const isValidEmail = (email: string): boolean => email.length <= MAX_LENGTH && EMAIL.test(email)
