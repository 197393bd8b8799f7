import { median, percentile } from '../percentile'
import { BROWSER_HEADERS, countFailures, loadAddress } from './load-server'

export interface Speed {
  /** Of one visitor after the other. */
  medianMs: number
  p95Ms: number
  /** Of ten visitors at once. */
  requestsPerSecond: number
  /** Of ten at once who ask as browsers do, for a compressed page. */
  compressedPerSecond: number
  failures: number
  views: number
}

const SEQUENTIAL = 60

/** One visitor after the other, then ten at a time. */
export async function measureSpeed(url: string, seconds: number): Promise<Speed> {
  const times = await viewSequentially(url, SEQUENTIAL)
  const loaded = await loadAddress(url, seconds)
  const compressed = await loadAddress(url, seconds, BROWSER_HEADERS)
  return {
    medianMs: median(times),
    p95Ms: percentile(times, 95),
    requestsPerSecond: loaded.requests.average,
    compressedPerSecond: compressed.requests.average,
    failures: countFailures(loaded) + countFailures(compressed),
    views: SEQUENTIAL + loaded.requests.total + compressed.requests.total
  }
}

/** The middle of each figure that wavers; what went wrong in any round counts. */
export function combineSpeeds(rounds: Speed[]): Speed {
  const sum = (read: (round: Speed) => number) => rounds.reduce((total, round) => total + read(round), 0)
  return {
    medianMs: median(rounds.map(({ medianMs }) => medianMs)),
    p95Ms: median(rounds.map(({ p95Ms }) => p95Ms)),
    requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    compressedPerSecond: median(rounds.map(({ compressedPerSecond }) => compressedPerSecond)),
    failures: sum(({ failures }) => failures),
    views: sum(({ views }) => views)
  }
}

/** Milliseconds of each view, the whole page read. */
export async function viewSequentially(url: string, times: number): Promise<number[]> {
  const durations: number[] = []
  for (let view = 0; view < times; view += 1) {
    const begun = performance.now()
    const answer = await fetch(url)
    await answer.text()
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
    durations.push(performance.now() - begun)
  }
  return durations
}
