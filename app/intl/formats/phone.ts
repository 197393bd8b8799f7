interface PhonePrefix {
  prefix: string
  /** Of the list's own; a stored prefix that it lacks has none. */
  countryCode?: string
}

/** Prefixes that a form offers: the country list (requirement 1.3) and the United Kingdom, whose 44 is the default of stored numbers. */
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

/** What a form offers for a number with this prefix: its own is always among them, so that saving changes nothing. */
export const listPhonePrefixes = (current: string): PhonePrefix[] =>
  current === '' || PHONE_PREFIXES.some(({ prefix }) => prefix === current)
    ? PHONE_PREFIXES
    : [...PHONE_PREFIXES, { prefix: current }]

const GERMANY = '49'
const MAX_DIGITS = 27

/** The prefix of a country; Germany's when it is unknown (requirement 1.5). */
const findPhonePrefix = (countryCode: string): string =>
  PHONE_PREFIXES.find(entry => entry.countryCode === countryCode)?.prefix ?? GERMANY

/** The digits of what was typed, 27 at most (requirement 3.5: the alternative form). */
export const keepPhoneDigits = (text: string): string => text.replace(/\D/g, '').slice(0, MAX_DIGITS)

/**
 * A number as it is shown: digits only, as (xxx) xxx-xxxx (requirement 3.5). It grows with what is
 * typed; what comes after the tenth digit is left out.
 */
export function formatPhoneDisplay(text: string): string {
  const digits = keepPhoneDigits(text)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
  if (!exchange) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** '+{prefix}-' and the digits without a leading 0; undefined when nothing was typed (requirement 2.5). */
export function formatPhone(prefix: string, typed: string): string | undefined {
  const digits = keepPhoneDigits(typed).replace(/^0/, '')
  return digits ? `+${prefix}-${digits}` : undefined
}

const STORED = /^\+(\d+)-(.*)$/

/** The prefix of a stored number that names none (requirement 3.9: +44-). */
const DEFAULT_PREFIX = '44'

/** The prefix of a stored number, read from its +digits- (requirement 2.5). */
export const readPhonePrefix = (phone: string | undefined): string =>
  STORED.exec(phone ?? '')?.[1] ?? DEFAULT_PREFIX

/**
 * Splits a stored number for the form; one in another format counts as typed without prefix and
 * gets the country's, or Germany's.
 */
export function parsePhone(
  phone: string | undefined,
  countryCode: string
): { prefix: string; number: string } {
  const stored = STORED.exec(phone ?? '')
  return {
    prefix: stored ? readPhonePrefix(phone) : findPhonePrefix(countryCode),
    number: stored?.[2] ?? phone ?? ''
  }
}
