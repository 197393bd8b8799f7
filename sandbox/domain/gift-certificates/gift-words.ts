import { CheckoutError, invalidField } from '../checkout-error'
import { addYear, isDay, toShopDay } from './gift-day'

/** Most characters of what one person writes to another. */
const MAX_MESSAGE = 400
const MAX_NAME = 60

/**
 * Addresses that mail programs turn into links: with a protocol or www, a domain in small letters, or one with a common
 * top level. A full stop without a blank behind it is followed by a capital letter: "Geburtstag.Alles Gute" is none.
 */
const LINKS = [
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}\//iu,
  /[\p{L}\d-]\.[a-z]{2,}(?![\p{L}\d])/u,
  /[\p{L}\d-]\.(?:com|net|org|info|biz|de|at|ch|eu|io|co|ly|me|ru|shop|app|link|online|xyz)(?![\p{L}\d])/iu
]
const LINE_BREAK = /[\r\n\u2028\u2029]/
/** Control and format characters, which can hide or reorder text. Line breaks are none here, and emoji are joined by U+200D. */
const INVISIBLE = /[\p{Cc}\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

interface GiftWords {
  recipientName?: string
  senderName?: string
  message?: string
}

function refuseWords(statusCode: string, field: string): CheckoutError {
  return new CheckoutError(
    'invalid',
    'hook-status-exception',
    'Hook Status Exception',
    `The hook returned 'ERROR': ${field} cannot be sent.`,
    { statusCode, statusDetails: { fields: [field] } }
  )
}

/**
 * The merchant's hook for words that are mailed to somebody who has not asked for them: nothing that becomes a link, no
 * invisible characters, bounded. Names stay on their line. On paper there are no links. Throws a
 * `hook-status-exception` that names the field.
 */
export function requireGiftWords(
  { recipientName = '', senderName = '', message = '' }: GiftWords,
  { isPrinted = false } = {}
): void {
  const fields = { recipientName, senderName, message }
  for (const [field, text] of Object.entries(fields)) {
    const isMessage = field === 'message'
    if ([...text].length > (isMessage ? MAX_MESSAGE : MAX_NAME))
      throw refuseWords('GIFT_TEXT_TOO_LONG', field)
    if (!isPrinted && hasLink(text)) throw refuseWords('GIFT_TEXT_LINK', field)
    const line = isMessage ? text.replace(/\r\n|[\n\t]/g, ' ') : text
    if (LINE_BREAK.test(line) || INVISIBLE.test(line)) throw refuseWords('GIFT_TEXT_CHARACTERS', field)
  }
}

function hasLink(text: string): boolean {
  const written = text.normalize('NFKC')
  return LINKS.some(link => link.test(written))
}

/** The day on which a gift is sent (`c_sendOn`): from today to a year ahead. Throws a 400 error for any other value. */
export function requireSendDay(day: unknown, now: number): void {
  if (day === undefined || day === null) return
  const today = toShopDay(now)
  if (!isDay(day) || day < today || day > addYear(today))
    throw invalidField('c_sendOn', 'a day from today to a year ahead is required')
}
