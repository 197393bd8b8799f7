/**
 * Whether a postal code fits the regular expression that the back office has set for its country,
 * upper or lower case (requirement 3.3). Without one there is no check, and an invalid one
 * must not stop a shopper.
 */
export function isValidPostalCode(postalCode: string, pattern: string | undefined): boolean {
  if (!pattern) return true
  try {
    return new RegExp(pattern, 'i').test(postalCode)
  } catch {
    return true
  }
}

/** A postal code of each country that the shop delivers to. */
const EXAMPLES: Record<string, string> = {
  DE: '20095',
  AT: '1010',
  BE: '1000',
  DK: '1050',
  FR: '75001',
  GB: 'W1F 9XX',
  IT: '20121',
  LU: '1009',
  NL: '1012 AB'
}

/** A postal code of a country as an example; undefined for one that the shop does not know. */
export const findExamplePostalCode = (countryCode: string): string | undefined =>
  Object.hasOwn(EXAMPLES, countryCode) ? EXAMPLES[countryCode] : undefined
