import { median, percentile } from '../percentile'

/** Of one visitor after the other. */
export interface Speed {
  medianMs: number
  p95Ms: number
  views: number
}

const SEQUENTIAL = 60

export async function measureSpeed(url: string): Promise<Speed> {
  const times = await viewSequentially(url, SEQUENTIAL)
  return { medianMs: median(times), p95Ms: percentile(times, 95), views: SEQUENTIAL }
}

/** The middle of the rounds. */
export const combineSpeeds = (rounds: Speed[]): Speed => ({
  medianMs: median(rounds.map(({ medianMs }) => medianMs)),
  p95Ms: median(rounds.map(({ p95Ms }) => p95Ms)),
  views: rounds.reduce((sum, { views }) => sum + views, 0)
})

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
