/** The longest pause, whatever a service asks for: a wrong clock or number must not close the shop for a day. */
export const LONGEST_WAIT_SECONDS = 60
/** The longest wait shown to shoppers: the longest limit of the shop itself. */
const LONGEST_SHOWN_SECONDS = 3_600
/** Under too much load the platform names no time. */
const SHED_SECONDS = 5

/**
 * Seconds that an answer asks its caller to wait: `Retry-After`, as a number or a date, or the platform's `sfdc_load`
 * on a refusal (503) under too much load. Undefined where it asks for nothing.
 */
export function readRetryAfter(
  status: number,
  headers: Pick<Headers, 'get'>,
  now = Date.now()
): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (value) {
    const seconds = /^\d+$/.test(value) ? Number(value) : secondsUntil(value, headers.get('date'), now)
    if (seconds > 0) return Math.min(seconds, LONGEST_SHOWN_SECONDS)
  }
  return status === 503 && headers.get('sfdc_load') !== null ? SHED_SECONDS : undefined
}

/** By the sender's clock, if it sends its time. NaN for an invalid date. */
const secondsUntil = (date: string, sent: string | null, now: number) =>
  Math.ceil((Date.parse(date) - (Date.parse(sent ?? '') || now)) / 1000)
