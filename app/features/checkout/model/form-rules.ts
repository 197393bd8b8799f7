/** Rules of the checkout's forms (spec 2 section 5, spec 3 section 5). */

/** Latin letters, accented ones included, apostrophe, space, dot and hyphen. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ'’ .-]+$/
export const isValidName = (name: string): boolean => NAME.test(name)

/** Local part, @, and a domain with a top level of 2 and more letters, or a bracketed IPv4 address. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]+@(?:(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/u
export const isValidEmail = (email: string): boolean => email.length <= 254 && EMAIL.test(email)

/**
 * Checks a postal code against the country's expression, case-insensitively; without
 * one there is no check. An expression that cannot be read is no reason to stop a shopper.
 */
export function isValidPostalCode(postalCode: string, pattern: string | undefined): boolean {
  if (!pattern) return true
  try {
    return new RegExp(pattern, 'i').test(postalCode)
  } catch {
    return true
  }
}

export const MINIMUM_AGE = 18

/**
 * Reads dd/mm/yyyy or dd.mm.yyyy, years 1900 to 2099, of days that exist.
 *
 * @returns yyyy/mm/dd, undefined for anything else.
 */
export function parseBirthday(text: string): string | undefined {
  const [, day, month, year] = /^\s*(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d{2})\s*$/.exec(text) ?? []
  if (!day || !month || !year) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}` : undefined
}

/** Whether somebody born then (yyyy/mm/dd) is at least 18 years old on the day of `now`. */
export function isOfAge(birthday: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birthday.split('/').map(Number)
  return new Date(year + MINIMUM_AGE, month - 1, day).getTime() <= now.getTime()
}
