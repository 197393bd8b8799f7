import { measureLoads } from './browser/measure-loads'
import { measureTaps } from './browser/measure-taps'
import { measureLighthouse } from './lighthouse/measure-lighthouse'
import { measureColdStart } from './measure-cold-start'
import { measureMemory } from './measure-memory'
import { measurePages } from './pages/measure-pages'
import { measureVariety } from './pages/measure-variety'
import { readPlatformCalls } from './pages/platform-calls'
import { measureSessionCost } from './pages/session-cost'
import { printLighthouse } from './print/print-lighthouse'
import { printLoads } from './print/print-loads'
import { printMemory } from './print/print-memory'
import { printRun, printSpeed, printTransfer } from './print/print-pages'
import { printTaps } from './print/print-taps'
import { printVariety } from './print/print-variety'
import type { Options, Part } from './read-options'
import type { Scorecard } from './score-figures'
import type { Pair } from './servers/start-pair'

interface Bench {
  pair: Pair
  options: Options
  scorecard: Scorecard
}

/** What can be measured alone. Its title is printed before it begins, because some take minutes. */
export const BENCH_PARTS: Record<Part, { title: string; measure: (bench: Bench) => Promise<void> }> = {
  variety: {
    title: 'Processor time of the server per page',
    async measure({ pair, options: { rounds, compare }, scorecard }) {
      const shops = [{ origin: pair.shop, pid: pair.readShopPid() }]
      if (compare) shops.push(await pair.startOther(compare))
      printVariety(await measureVariety(shops, rounds), scorecard)
    }
  },
  pages: {
    title: 'Pages on one core, beside their bars in brackets; ✗ misses one',
    async measure({ pair, options: { rounds }, scorecard }) {
      const coldStartMs = await measureColdStart(pair)
      const before = await readPlatformCalls(pair)
      const pages = await measurePages(pair, rounds)
      const views = pages.pages.reduce((sum, { speed }) => sum + speed.views, 0)
      const tokenCalls = (await readPlatformCalls(pair)).token - before.token
      printSpeed(pages, scorecard)
      console.log('\nWhat a first visit transfers, compressed')
      printTransfer(pages, scorecard)
      console.log()
      const memoryMiB = pair.readShopMemory().resident
      printRun(
        { views, tokenCalls, coldStartMs, sessionCost: await measureSessionCost(), memoryMiB },
        scorecard
      )
    }
  },
  taps: {
    title: 'From a tap to the picture that shows its result, on a phone',
    async measure({ pair, scorecard }) {
      printTaps(await measureTaps(pair.shop), scorecard)
    }
  },
  loads: {
    title: 'What opening a page costs a phone: processor four times slower, 150 ms to the server, 1.6 Mbit/s',
    async measure({ pair, scorecard }) {
      printLoads(await measureLoads(pair.shop), scorecard)
    }
  },
  memory: {
    title: 'Memory of one process: home, lists, products, search and cart in turn, by ten visitors',
    async measure({ pair, scorecard }) {
      printMemory(await measureMemory(pair), scorecard)
    }
  },
  lighthouse: {
    title: 'Lighthouse mobile, the middle of three runs, every consent refused',
    async measure({ pair, scorecard }) {
      printLighthouse(await measureLighthouse(pair.shop), scorecard)
    }
  }
}
