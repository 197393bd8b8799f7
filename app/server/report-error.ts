import { isPlatformError } from '../platform/http/platform-error'

/** Where defects and signs of an attack go. An error-reporting service is plugged in here. */
export type ReportError = (error: unknown) => void

/** One line on the server's log. Messages of unknown errors stay out: they may quote what a shopper typed. */
export const reportToLog: ReportError = error => {
  process.stderr.write(`error: ${describeError(error)}\n`)
}

function describeError(error: unknown): string {
  if (isPlatformError(error)) {
    const { operation, status, type, title } = error
    return [title ?? error.kind, operation, status, type].filter(Boolean).join(' · ')
  }
  if (!(error instanceof Error)) return 'unknown'
  const origin = error.stack?.split('\n').find(line => line.trimStart().startsWith('at '))
  return `${error.name} ${origin?.trim() ?? ''}`
}
