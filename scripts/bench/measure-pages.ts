import autocannon from 'autocannon'
import { readPlatformCalls, resetPlatformCalls } from './platform-calls'
import type { Pair } from './start-pair'
import { measureTransfer, type Transfer } from './transfer'

export interface PageFigures {
  name: string
  medianMs: number
  p95Ms: number
  requestsPerSecond: number
  failures: number
  transfer: Transfer
  platformCallsPerView: number
  /** Over the views one after the other and those under load, so that a thousand are behind it. */
  tokenCallsPerView: number
  views: number
  memoryMiB: number
}

const SEQUENTIAL = 60
const CONNECTIONS = 10
/** Other work on the machine comes and goes: each figure is the middle one of several rounds. */
const ROUNDS = 3

/** Measures each kind of page, beside the yardstick: one visitor after the other, then ten at a time. */
export async function measurePages(
  pair: Pair,
  seconds: number
): Promise<{ pages: PageFigures[]; yardstick: number }> {
  const pages = await listPages(pair)
  for (const { path } of pages) await viewSequentially(`${pair.shop}${path}`, 60)
  await load(pair.yardstick, 1)
  const rounds: PageFigures[][] = []
  const yardsticks: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    yardsticks.push((await load(pair.yardstick, seconds / 2)).requests.average)
    const figures: PageFigures[] = []
    for (const { name, path } of pages) figures.push(await measurePage(pair, name, path, seconds))
    rounds.push(figures)
  }
  return {
    pages: pages.map((_, index) => combineRounds(rounds.flatMap(figures => figures[index] ?? []))),
    yardstick: percentile(yardsticks, 50)
  }
}

/** The middle of each figure that wavers; what went wrong in any round counts. */
function combineRounds(rounds: PageFigures[]): PageFigures {
  const last = rounds.at(-1)
  if (!last) throw new Error('Nothing was measured')
  const middle = (read: (figures: PageFigures) => number) => percentile(rounds.map(read), 50)
  const sum = (read: (figures: PageFigures) => number) =>
    rounds.reduce((total, figures) => total + read(figures), 0)
  return {
    ...last,
    medianMs: middle(figures => figures.medianMs),
    p95Ms: middle(figures => figures.p95Ms),
    requestsPerSecond: middle(figures => figures.requestsPerSecond),
    failures: sum(figures => figures.failures),
    views: sum(figures => figures.views),
    tokenCallsPerView:
      sum(figures => figures.tokenCallsPerView * figures.views) / sum(figures => figures.views)
  }
}

const load = (url: string, seconds: number) =>
  autocannon({ url, connections: CONNECTIONS, duration: seconds })

/** Home, a list, a product and the cart of the tea shop; the product is the first of the list. */
async function listPages({ shop }: Pair): Promise<{ name: string; path: string }[]> {
  const list = '/jasmin/de/shop'
  const html = await (await fetch(`${shop}${list}`)).text()
  const product = /href="(\/jasmin\/de\/[^"]+-\d{18})"/.exec(html)?.[1]
  if (!product) throw new Error('The list shows no product')
  return [
    { name: 'home', path: '/jasmin/de' },
    { name: 'product list', path: list },
    { name: 'product detail', path: product },
    { name: 'cart', path: '/jasmin/de/cart' }
  ]
}

async function measurePage(pair: Pair, name: string, path: string, seconds: number): Promise<PageFigures> {
  const url = `${pair.shop}${path}`
  await resetPlatformCalls(pair)
  const times = await viewSequentially(url, SEQUENTIAL)
  const calls = await readPlatformCalls(pair)
  const loaded = await load(url, seconds)
  const views = SEQUENTIAL + loaded.requests.total
  const { token } = await readPlatformCalls(pair)
  return {
    name,
    medianMs: percentile(times, 50),
    p95Ms: percentile(times, 95),
    requestsPerSecond: loaded.requests.average,
    failures: loaded.non2xx + loaded.errors + loaded.timeouts,
    transfer: await measureTransfer(pair.shop, path),
    platformCallsPerView: calls.platform / SEQUENTIAL,
    tokenCallsPerView: token / views,
    views,
    memoryMiB: pair.shopMemory()
  }
}

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

function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
