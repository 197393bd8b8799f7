import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { CustomerError } from './customer-error'

const KEY_LENGTH = 32
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/** The list of requirement 9.2. */
const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/

const RULES: [RegExp, string][] = [
  [/^.{8,}$/s, 'at least 8 characters'],
  [/[A-Z]/, 'an uppercase letter'],
  [/[a-z]/, 'a lowercase letter'],
  [/\d/, 'a digit'],
  [SPECIAL, 'a special character']
]

/** Refuses a password weaker than requirement 9.2 demands, naming the missing parts. */
export function requireStrongPassword(password: string): void {
  const missing = RULES.filter(([rule]) => !rule.test(password)).map(([, words]) => words)
  if (missing.length > 0)
    throw new CustomerError('invalid-password', `The password needs ${missing.join(', ')}.`)
}

/** Salted scrypt hash as "salt.key". */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}.${(await derive(password, salt, KEY_LENGTH, {})).toString('base64url')}`
}

/** Passwords of the seed are known to everybody, and every sandbox of the tests hashes them before it answers. */
const SEED_COST = 1024

/** The same for the seed, as "salt.key.cost": at a sixteenth of the cost, which is named behind the key. */
export function hashSeedPassword(password: string): string {
  const salt = randomBytes(16).toString('base64url')
  const key = scryptSync(password, salt, KEY_LENGTH, { cost: SEED_COST })
  return `${salt}.${key.toString('base64url')}.${SEED_COST}`
}

/** A hash of a random password: an unknown login takes as long to refuse as a wrong password. */
const UNKNOWN = `${randomBytes(16).toString('base64url')}.${randomBytes(KEY_LENGTH).toString('base64url')}`

/** Whether the password belongs to the hash; without a hash (undefined or empty) always false, after the same time. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  const [salt = '', key = '', cost] = (hash || UNKNOWN).split('.')
  const derived = await derive(password, salt, KEY_LENGTH, cost ? { cost: Number(cost) } : {})
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && Boolean(hash)
}
