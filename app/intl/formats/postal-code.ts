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
