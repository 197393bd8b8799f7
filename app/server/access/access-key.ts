import { createHash, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveBytes = promisify<string, string, number, object, Buffer>(scrypt)

const KEY_BYTES = 32
/** 32 MiB and about a fifth of a second for each guess: what OWASP advises for scrypt. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }

/**
 * The key of the access gate (requirement 1.7): scrypt over username and
 * password with the configured salt, 43 characters of URL-safe base64. Both count
 * exactly as typed, and neither can be found again from it other than by guessing.
 */
export async function deriveAccessKey(username: string, password: string, salt: string): Promise<string> {
  // As a list, so that "ab" with "c" is not "a" with "bc".
  const combination = JSON.stringify([username, password].map(text => text.normalize('NFC')))
  return (await deriveBytes(combination, salt, KEY_BYTES, COST)).toString('base64url')
}

/** Whether two secrets are the same, in constant time. */
export const isSameSecret = (given: string | undefined, secret: string | undefined): boolean =>
  given !== undefined && secret !== undefined && timingSafeEqual(digest(given), digest(secret))

const digest = (text: string) => createHash('sha256').update(text).digest()
