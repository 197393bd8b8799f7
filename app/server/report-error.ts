import { isPlatformError, type PlatformError } from '../platform/http/platform-error'

/** Where defects, failing services and signs of an attack go. An error-reporting service is plugged in here. */
export type ReportError = (error: unknown) => void

/** Milliseconds between two lines about the same cause of a failing service. */
const ONCE_IN_MS = 60_000
/** Origins are those of the settings and causes few; the rest shares one line. */
const MOST_CAUSES = 500

interface ErrorLogParts {
  write?: (line: string) => void
  /** Milliseconds, for tests. */
  now?: () => number
}

/**
 * One line on the server's log for each error, its parts separated by " · ". A failing service has one at most in a
 * minute for each origin and cause, with how many more there were since its last one:
 * `error: network · getProduct · https://api.example · ENOTFOUND · 41 more since the last line`.
 */
export function createErrorLog({
  write = line => process.stderr.write(line),
  now = () => performance.now()
}: ErrorLogParts = {}): ReportError {
  const causes = new Map<string, { until: number; more: number }>()
  const reported = new WeakSet<PlatformError>()

  return error => {
    if (!isPlatformError(error)) {
      write(`error: ${describeDefect(error)}\n`)
      return
    }
    // By the call that failed, and by the page that could not do without it.
    if (reported.has(error)) return
    reported.add(error)
    const cause = nameCause(error)
    const key = causes.has(cause) || causes.size < MOST_CAUSES ? cause : 'others'
    const known = causes.get(key)
    if (known && now() < known.until) {
      known.more += 1
      return
    }
    causes.set(key, { until: now() + ONCE_IN_MS, more: 0 })
    const more = known?.more ? ` · ${known.more} more since the last line` : ''
    write(`error: ${describeFailure(error)}${more}\n`)
  }
}

/** The log of this process. */
export const reportToLog: ReportError = createErrorLog()

const nameCause = ({ origin, code, kind, status, type }: PlatformError): string =>
  [origin, code ?? kind, status, type].join(' ')

/** Texts of gateways stay out: they may quote the request. */
function describeFailure({ kind, title, operation, status, type, origin, code }: PlatformError): string {
  const isPlatforms = kind === 'fault'
  const what = (isPlatforms && title) || kind
  return [what, operation, status, (isPlatforms || kind === 'unreadable') && type, origin, code]
    .filter(Boolean)
    .join(' · ')
}

/** Messages of unknown errors stay out: they may quote what a shopper typed. */
function describeDefect(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const place = error.stack?.split('\n').find(line => line.trimStart().startsWith('at '))
  return `${error.name} ${place?.trim() ?? ''}`
}
