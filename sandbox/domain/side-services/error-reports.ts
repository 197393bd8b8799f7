const MAX_REPORTS = 100
/** Characters; a longer report, such as a recording, is kept without its payload. */
const MAX_REPORT_LENGTH = 100_000

/** One part of an envelope, e.g. type "event". */
export interface ErrorReport {
  type: string
  payload: unknown
}

/**
 * Reports of pages to the error-reporting service: the last hundred, in memory only, an overlong one by its type only.
 */
export function createErrorReports() {
  let reports: ErrorReport[] = []
  return {
    add: (received: ErrorReport[]): void => {
      reports = [...reports, ...received.map(withoutOverlong)].slice(-MAX_REPORTS)
    },
    listLatest: (): ErrorReport[] => reports
  }
}

const withoutOverlong = (report: ErrorReport): ErrorReport =>
  (JSON.stringify(report.payload) ?? '').length > MAX_REPORT_LENGTH
    ? { ...report, payload: undefined }
    : report

export type ErrorReports = ReturnType<typeof createErrorReports>
