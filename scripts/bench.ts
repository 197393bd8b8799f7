/**
 * `npm run bench`: starts sandbox and production shop and measures what visitors and operators
 * feel, beside what has to be reached. Nothing is cached in front of the render.
 *   npm run bench -- --only pages,taps
 *   npm run bench -- --only variety --rounds 3 --compare /tmp/other/build
 */
import { measureLighthouse } from './bench/lighthouse/measure-lighthouse'
import { measureLoads } from './bench/measure-loads'
import { measureMemory } from './bench/measure-memory'
import { measurePages } from './bench/measure-pages'
import { measureEarlyTap, measureTaps } from './bench/measure-taps'
import { measureVariety } from './bench/measure-variety'
import { PEERS } from './measure/figures'
import { readOptions } from './measure/read-options'
import { createScorecard, type Row } from './measure/score'
import { startPair, type Pair } from './measure/start-pair'

interface Part {
  title: string
  /** Tables of rows. */
  measure: (pair: Pair, rounds: number) => Promise<Row[][]>
}

/** In the order that they are measured in. */
const PARTS: Record<string, Part> = {
  variety: {
    title: 'Processor time of the server per page over varied addresses, and of one address again and again',
    measure: async ({ shops }, rounds) => [await measureVariety(shops, rounds)]
  },
  pages: { title: 'Pages to one visitor after the other, compressed', measure: measurePages },
  taps: {
    title:
      'From a tap to the picture that shows its result, on a phone; and a tap a second after the address',
    measure: async ({ shop: { origin } }) => [await measureTaps(origin), await measureEarlyTap(origin)]
  },
  loads: {
    title: 'A first visit on a phone: processor four times slower, 150 ms to the server, 1.6 Mbit/s',
    measure: async ({ shops }) => [await measureLoads(shops)]
  },
  memory: {
    title: 'Memory of one process: home, lists, products, search and cart in turn, by ten visitors',
    measure: async pair => [await measureMemory(pair)]
  },
  lighthouse: {
    title: 'Lighthouse mobile, median of three runs, every consent refused',
    measure: async ({ shop }) => [await measureLighthouse(shop.origin)]
  }
}

async function bench(): Promise<void> {
  const { parts, rounds, compare } = readOptions(process.argv.slice(2), Object.keys(PARTS))
  const pair = await startPair({ compare })
  const scorecard = createScorecard()
  console.log(`Node ${process.versions.node}; bars in brackets, ✗ misses one`)
  try {
    for (const name of parts) {
      const part = PARTS[name]
      console.log(`\n${part?.title}\n`)
      // A part that fails does not keep the others from being measured.
      const tables = await part?.measure(pair, rounds).catch((error: unknown) => {
        console.error(error)
        process.exitCode = 1
      })
      for (const rows of tables ?? []) console.log(`${scorecard.render(rows)}\n`)
      if (PEERS[name]) console.log(`Peers, ${PEERS[name]}`)
    }
  } finally {
    await pair.stop()
  }
  console.log(`\n${scorecard.summarize()}`)
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
