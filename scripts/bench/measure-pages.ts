import { MEASURED_PAGES } from '../measure/addresses'
import { readPlatformCalls } from '../measure/platform-calls'
import type { Row } from '../measure/score'
import type { Pair } from '../measure/start-pair'
import { median, percentile } from '../measure/statistics'

const WARM_UP = 60
const VIEWS = 60
const COUNTED_VIEWS = 20
const STARTS = 3

/** Each kind of page to one visitor after the other, and what concerns all of them. */
export async function measurePages(pair: Pair, rounds: number): Promise<Row[][]> {
  const starts: number[] = []
  for (let start = 0; start < STARTS; start += 1) starts.push(await pair.restartShop())
  const before = await readPlatformCalls(pair.sandbox)
  let views = 0
  const view = async (url: string, times: number) => {
    views += times
    return viewSequentially(url, times)
  }

  const pages = pair.shops.flatMap(({ origin, isOther }) =>
    MEASURED_PAGES.jasmin.map(({ name, path }) => ({
      name,
      isOther,
      url: origin + path,
      times: [] as number[]
    }))
  )
  for (const { url } of pages) await view(url, WARM_UP)
  for (let round = 0; round < rounds; round += 1)
    for (const { url, times } of pages) times.push(...(await view(url, VIEWS)))

  const rows: Row[] = []
  for (const { name, isOther, url, times } of pages) {
    const calls: number[] = []
    for (let count = 0; count < COUNTED_VIEWS; count += 1) {
      const { platform } = await readPlatformCalls(pair.sandbox)
      await view(url, 1)
      calls.push((await readPlatformCalls(pair.sandbox)).platform - platform)
    }
    rows.push({
      name,
      isOther,
      figures: {
        medianMs: median(times),
        p95Ms: percentile(times, 95),
        // Now and then a view renews what is kept for all of them.
        platformCalls: median(calls)
      }
    })
  }
  const tokens = (await readPlatformCalls(pair.sandbox)).token - before.token
  const all = { coldStartMs: median(starts), tokenCallsPerThousand: (tokens / views) * 1000 }
  return [rows, [{ name: 'shop', figures: all }]]
}

/** Milliseconds of each view, the whole page read. */
async function viewSequentially(url: string, times: number): Promise<number[]> {
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
