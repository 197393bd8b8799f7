import autocannon from 'autocannon'

export interface LoadFigures {
  requests: number
  requestsPerSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** Answers other than 2xx, broken connections and timeouts. */
  errors: number
}

interface Load {
  connections: number
  /** How long, or how many requests. */
  seconds?: number
  amount?: number
  headers?: Record<string, string>
}

/** Asks for one address over and over, on so many connections; one of them asks one after the other. */
export function loadAddress(url: string, { seconds, ...load }: Load): Promise<LoadFigures> {
  const times: number[] = []
  return new Promise((resolve, reject) => {
    const run = autocannon(
      { url, ...load, ...(seconds && { duration: seconds }) },
      (error: unknown, result) => {
        if (error) reject(error as Error)
        else
          resolve({
            requests: times.length,
            requestsPerSecond: times.length / result.duration,
            p50Ms: findPercentile(times, 50),
            p95Ms: findPercentile(times, 95),
            p99Ms: findPercentile(times, 99),
            errors: result.non2xx + result.errors + result.timeouts
          })
      }
    )
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
}

/** The value below which so many percent of the values lie. */
export function findPercentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
