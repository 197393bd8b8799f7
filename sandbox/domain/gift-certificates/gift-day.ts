/** Gifts are sent by the shop's own calendar. */
const shopDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit'
})

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The day of a moment in the shop's time zone, yyyy-mm-dd. */
export const toShopDay = (moment: number): string => shopDay.format(moment)

/** The same day a year later, yyyy-mm-dd; the 29th of February becomes the 1st of March. */
export function addYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, day.length)
}

/** Whether a value is a day of the calendar, written yyyy-mm-dd. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
