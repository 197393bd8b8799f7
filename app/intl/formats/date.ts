/**
 * Reads a day as it is typed: dd/mm/yyyy or dd.mm.yyyy, years 1900 to 2099, leading zeros may be
 * missing (requirement 3.5).
 *
 * @returns yyyy/mm/dd, undefined for anything else and for days that do not exist.
 */
export function parseTypedDate(text: string): string | undefined {
  const [, day, , month, year] = TYPED.exec(text.trim()) ?? []
  if (!day || !month || !year) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}` : undefined
}

const TYPED = /^(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d{2})$/

/** The minimum age to register or pay by invoice (requirement 2.9). */
const MINIMUM_AGE = 18

/** Whether somebody born on this day (yyyy/mm/dd) is at least 18 years old on the day of `now`. */
export function isOfAge(birthday: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birthday.split('/').map(Number)
  return new Date(year + MINIMUM_AGE, month - 1, day).getTime() <= now.getTime()
}
