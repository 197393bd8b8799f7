import type { PageName } from '../bars'
import { MEASURED_PAGES } from '../measured-pages'
import { findRivalUrl, type Rival } from '../parse-rival'
import { median } from '../percentile'
import type { Pair } from '../servers/start-pair'
import { loadAddress } from './load-server'
import { combineSpeeds, measureSpeed, viewSequentially, type Speed } from './measure-speed'
import { countPlatformCalls } from './platform-calls'
import { measureTransfer, type Transfer } from './transfer'

export interface PageFigures {
  name: PageName
  speed: Speed
  transfer: Transfer
  platformCallsPerView: number
  rival?: { speed: Speed; transfer: Transfer }
}

export interface PagesFigures {
  pages: PageFigures[]
  /** Requests per second of bare React on the same core in the same run. */
  yardstick: number
}

const WARM_UP = 60
const COUNTED_VIEWS = 20
/** Other work on the machine comes and goes: each figure is the middle one of several rounds. */
const ROUNDS = 3

/** Measures each kind of page, beside the yardstick and, if there is one, in turns with another storefront. */
export async function measurePages(pair: Pair, seconds: number, rival?: Rival): Promise<PagesFigures> {
  const pages = MEASURED_PAGES.jasmin.map(({ name, path }) => ({
    name,
    url: pair.shop + path,
    rivalUrl: findRivalUrl(rival, name)
  }))
  const urls = pages.flatMap(({ url, rivalUrl }) => (rivalUrl ? [url, rivalUrl] : [url]))
  for (const url of urls) await viewSequentially(url, WARM_UP)
  await loadAddress(pair.yardstick, 1)

  const yardsticks: number[] = []
  const speeds = new Map<string, Speed[]>(urls.map(url => [url, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    yardsticks.push((await loadAddress(pair.yardstick, seconds / 2)).requests.average)
    for (const url of urls) speeds.get(url)?.push(await measureSpeed(url, seconds))
  }

  const read = async (url: string) => ({
    speed: combineSpeeds(speeds.get(url) ?? []),
    transfer: await measureTransfer(url)
  })
  const figures: PageFigures[] = []
  for (const { name, url, rivalUrl } of pages) {
    figures.push({
      name,
      ...(await read(url)),
      platformCallsPerView: await countPlatformCalls(pair, url, COUNTED_VIEWS),
      rival: rivalUrl ? await read(rivalUrl) : undefined
    })
  }
  return { pages: figures, yardstick: median(yardsticks) }
}
