/** Country prefixes a phone number may have (spec 1 section 3 "Country list"). */
export const PHONE_PREFIXES = [
  { countryCode: 'DE', prefix: '49' },
  { countryCode: 'AT', prefix: '43' },
  { countryCode: 'BE', prefix: '32' },
  { countryCode: 'DK', prefix: '45' },
  { countryCode: 'FR', prefix: '33' },
  { countryCode: 'NL', prefix: '31' },
  { countryCode: 'IT', prefix: '39' },
  { countryCode: 'LU', prefix: '352' }
] as const

const GERMANY = '49'
const MAX_DIGITS = 27

/** The prefix of a country; Germany's when it is unknown (spec 1 section 5). */
export const findPhonePrefix = (countryCode: string): string =>
  PHONE_PREFIXES.find(entry => entry.countryCode === countryCode)?.prefix ?? GERMANY

/** '+{prefix}-' and the digits without a leading 0; undefined when nothing was typed (spec 2 section 5). */
export function formatPhone(prefix: string, typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^0/, '').slice(0, MAX_DIGITS)
  return digits ? `+${prefix}-${digits}` : undefined
}

/** Takes a stored number apart again; a number of another form counts as typed without prefix. */
export function parsePhone(
  phone: string | undefined,
  countryCode: string
): { prefix: string; number: string } {
  const [, prefix, number] = /^\+(\d+)-(.*)$/.exec(phone ?? '') ?? []
  const isKnown = PHONE_PREFIXES.some(entry => entry.prefix === prefix)
  return prefix !== undefined && number !== undefined && isKnown
    ? { prefix, number }
    : { prefix: findPhonePrefix(countryCode), number: number ?? phone ?? '' }
}
