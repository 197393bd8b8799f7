const MOST_REPORTS = 100

/** One part of an envelope, e.g. type "event". */
export interface ErrorReport {
  type: string
  payload: unknown
}

/** What pages have reported to the error-reporting service: the last hundred, in memory only. */
export function createErrorReports() {
  let reports: ErrorReport[] = []
  return {
    add: (received: ErrorReport[]): void => {
      reports = [...reports, ...received].slice(-MOST_REPORTS)
    },
    listLatest: (): ErrorReport[] => reports
  }
}

export type ErrorReports = ReturnType<typeof createErrorReports>
