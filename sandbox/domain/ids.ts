import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Source of identifiers, so that tests can name them. */
export interface Ids {
  /** A random id of the platform's look, e.g. for baskets and customers. */
  next(
    kind:
      | 'basket'
      | 'customer'
      | 'item'
      | 'order'
      | 'token'
      | 'usid'
      | 'shipment'
      | 'instrument'
      | 'address'
      | 'list'
      | 'gift-code'
      | 'resource'
      /** Six digits that open an order, eight that sign in: short enough to be typed out of a mail. */
      | 'access-code'
      /** Six digits that a shopper names in the store. */
      | 'pick-up-number'
      | 'login-code'
  ): string
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Without those that are mistaken for each other on a printed card. */
const CARD_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const RESOURCE_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

const DIGITS = '0123456789'

const createWord = (length: number, letters = LETTERS) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/**
 * Random ids of the platform's look: usids are UUIDs, tokens 43 URL-safe characters, customers 26
 * letters and digits, gift codes 16 capitals and digits, access codes and pick-up numbers 6 digits, login codes 8, resources 12
 * small letters and digits.
 */
export const randomIds: Ids = {
  next(kind) {
    if (kind === 'gift-code') return createWord(16, CARD_LETTERS)
    if (kind === 'resource') return createWord(12, RESOURCE_LETTERS)
    if (kind === 'access-code' || kind === 'pick-up-number') return createWord(6, DIGITS)
    if (kind === 'login-code') return createWord(8, DIGITS)
    if (kind === 'usid') return randomUUID()
    if (kind === 'token') return randomBytes(32).toString('base64url')
    if (kind === 'basket' || kind === 'item' || kind === 'shipment') return randomBytes(13).toString('hex')
    return createWord(26)
  }
}
