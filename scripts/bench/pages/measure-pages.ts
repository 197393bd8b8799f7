import type { PageName } from '../bars'
import { MEASURED_PAGES } from '../measured-pages'
import type { Pair } from '../servers/start-pair'
import { combineSpeeds, measureSpeed, viewSequentially, type Speed } from './measure-speed'
import { countPlatformCalls } from './platform-calls'
import { measureTransfer, type Transfer } from './transfer'

export interface PageFigures {
  name: PageName
  speed: Speed
  transfer: Transfer
  platformCallsPerView: number
}

export interface PagesFigures {
  pages: PageFigures[]
}

const WARM_UP = 60
const COUNTED_VIEWS = 20

/** Each kind of page; the middle of several rounds, because other work on the machine comes and goes. */
export async function measurePages(pair: Pair, rounds: number): Promise<PagesFigures> {
  const pages = MEASURED_PAGES.jasmin.map(({ name, path }) => ({ name, url: pair.shop + path }))
  for (const { url } of pages) await viewSequentially(url, WARM_UP)
  const speeds = new Map<string, Speed[]>(pages.map(({ url }) => [url, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { url } of pages) speeds.get(url)?.push(await measureSpeed(url))
  }
  const figures: PageFigures[] = []
  for (const { name, url } of pages) {
    figures.push({
      name,
      speed: combineSpeeds(speeds.get(url) ?? []),
      transfer: await measureTransfer(url),
      platformCallsPerView: await countPlatformCalls(pair, url, COUNTED_VIEWS)
    })
  }
  return { pages: figures }
}
