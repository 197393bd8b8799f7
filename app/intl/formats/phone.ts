interface PhonePrefix {
  prefix: string
  /** Prefixes of the list; a stored prefix outside it has no country. */
  countryCode?: string
}

/**
 * Prefixes that a form offers: the country list (requirement 3.3) and the United Kingdom, whose 44 is the default of
 * stored numbers.
 */
const PHONE_PREFIXES: PhonePrefix[] = [
  { countryCode: 'DE', prefix: '49' },
  { countryCode: 'AT', prefix: '43' },
  { countryCode: 'BE', prefix: '32' },
  { countryCode: 'DK', prefix: '45' },
  { countryCode: 'FR', prefix: '33' },
  { countryCode: 'NL', prefix: '31' },
  { countryCode: 'IT', prefix: '39' },
  { countryCode: 'LU', prefix: '352' },
  { countryCode: 'GB', prefix: '44' }
]

/** The prefixes that a form offers for a number: its own is included, so that saving changes nothing. */
export const listPhonePrefixes = (current: string): PhonePrefix[] =>
  current === '' || PHONE_PREFIXES.some(({ prefix }) => prefix === current)
    ? PHONE_PREFIXES
    : [...PHONE_PREFIXES, { prefix: current }]

const GERMANY = '49'
const MAX_DIGITS = 27

/** The prefix of a country; Germany's when it is unknown (requirement 3.3). */
const findPhonePrefix = (countryCode: string): string =>
  PHONE_PREFIXES.find(entry => entry.countryCode === countryCode)?.prefix ?? GERMANY

/** The digits of a typed number, 27 at most (requirement 3.3: the alternative form). */
export const keepPhoneDigits = (text: string): string => text.replace(/\D/g, '').slice(0, MAX_DIGITS)

/**
 * A number as it is shown: digits only, as (xxx) xxx-xxxx (requirement 3.3). Mobile numbers of some countries
 * have eleven digits: what comes after the tenth stays with the last group.
 */
export function formatPhoneDisplay(text: string): string {
  const digits = keepPhoneDigits(text)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (!exchange) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** Country codes as the ITU assigns them (E.164): 1 and 7, those of two digits, and all others of three. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** With + or 00 in front; after 00 only where enough follows to be a number. */
const INTERNATIONAL = /^\s*(?:\+|00(?=(?:\D*\d){6}))/

/** Splits a number that brings its own prefix, as "+43 664 12" and "0043 664 12" do. */
function readInternational(text: string): { prefix: string; digits: string } | undefined {
  if (!INTERNATIONAL.test(text)) return undefined
  const digits = text.replace(INTERNATIONAL, '').replace(/\D/g, '')
  const [prefix] = COUNTRY_CODE.exec(digits) ?? []
  return prefix ? { prefix, digits: digits.slice(prefix.length) } : undefined
}

/**
 * '+{prefix}-' and the digits without a leading 0; undefined when nothing was typed (requirement 3.3). A prefix
 * that was typed with the number counts more than the one beside it.
 */
export function formatPhone(prefix: string, typed: string): string | undefined {
  const own = readInternational(typed)
  const digits = keepPhoneDigits(own?.digits ?? typed).replace(/^0/, '')
  return digits ? `+${own?.prefix ?? prefix}-${digits}` : undefined
}

/** Whether nothing would be lost by saving it: empty, or a number of at most 27 digits. */
export const isValidPhone = (typed: string): boolean =>
  !typed.trim() ||
  (formatPhone(GERMANY, typed) !== undefined && typed.replace(/\D/g, '').length <= MAX_DIGITS)

const STORED = /^\+(\d+)-(.*)$/

/** The prefix of a stored number without one (requirement 3.3: +44-). */
const DEFAULT_PREFIX = '44'

/** The prefix of a stored number, read from its +digits- (requirement 3.3). */
export const readPhonePrefix = (phone: string | undefined): string =>
  STORED.exec(phone ?? '')?.[1] ?? DEFAULT_PREFIX

/**
 * Splits a stored number for the form, which shows it formatted. One in another format stays as it was stored
 * and gets the country's prefix, or Germany's.
 */
export function parsePhone(
  phone: string | undefined,
  countryCode: string
): { prefix: string; number: string } {
  const [, prefix, rest = ''] = STORED.exec(phone ?? '') ?? []
  if (prefix) return { prefix, number: /^\d+$/.test(rest) ? formatPhoneDisplay(rest) : rest }
  const own = readInternational(phone ?? '')
  if (own?.digits) return { prefix: own.prefix, number: formatPhoneDisplay(own.digits.replace(/^0/, '')) }
  return { prefix: findPhonePrefix(countryCode), number: phone ?? '' }
}

/** A stored number as it is read: its prefix and the number, formatted; in another format as it was stored. */
export function showPhone(phone: string): string {
  if (!STORED.test(phone) && !readInternational(phone)?.digits) return phone
  const { prefix, number } = parsePhone(phone, '')
  return `+${prefix} ${number}`
}
