/** Day, month and year, divided by dots, slashes, dashes or spaces (requirement 3.3), or by nothing at all. */
const DAY_FIRST = /^(\d{1,2}) ?[./\- ] ?(\d{1,2}) ?[./\- ] ?(\d{4})$|^(\d{2})(\d{2})(\d{4})$/
/** As browsers fill in a birthday. */
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** yyyy/mm/dd of any year of four digits; undefined for a day that does not exist. */
function readDay(text: string): string | undefined {
  const typed = text.trim().replace(/\s+/g, ' ')
  const iso = ISO.exec(typed)
  const parts = iso ? iso.slice(1).reverse() : DAY_FIRST.exec(typed)?.slice(1).filter(Boolean)
  const [day = '', month = '', year = ''] = parts ?? []
  if (!year) return undefined
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}` : undefined
}

/**
 * Reads a day as it is typed or filled in: dd/mm/yyyy or dd.mm.yyyy, also with spaces, dashes or digits alone,
 * and yyyy-mm-dd; years 1900 to 2099, leading zeros may be missing (requirement 3.3).
 *
 * @returns yyyy/mm/dd, undefined for anything else and for days that do not exist.
 */
export function parseTypedDate(text: string): string | undefined {
  const day = readDay(text)
  return day && /^(?:19|20)/.test(day) ? day : undefined
}

/** The minimum age to register or pay by invoice (requirement 3.3). */
const MINIMUM_AGE = 18

/** Whether a person born on this day (yyyy/mm/dd) is at least 18 years old on the day of `now`. */
function isOfAge(birthday: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birthday.split('/').map(Number)
  return new Date(year + MINIMUM_AGE, month - 1, day).getTime() <= now.getTime()
}

/**
 * The error of a typed birthday: not a date, or under 18, or before 1900 (the last two have one message,
 * requirement 3.3). Undefined for a valid one.
 */
export function findBirthdayProblem(text: string, now: Date): 'invalid' | 'age' | undefined {
  const day = readDay(text)
  if (!day) return 'invalid'
  return parseTypedDate(text) && isOfAge(day, now) ? undefined : 'age'
}

/** Languages whose days have slashes; American readers would take those for months first. */
const SLASHED = /^(?:es|fr|it|pt|en-(?!US))/

/** yyyy/mm/dd as it is typed and shown in a form: dd.mm.yyyy, or dd/mm/yyyy where the language writes it so. */
export const formatTypedDate = (day = '', locale: string): string =>
  day
    .split('/')
    .reverse()
    .join(SLASHED.test(locale) ? '/' : '.')
