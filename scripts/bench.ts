/**
 * `npm run bench`: starts sandbox and production shop and measures what
 * visitors and operators feel. Nothing is cached in front of the render.
 *   npm run bench -- --seconds 10
 */
import { measureLoads } from './bench/measure-loads'
import { measurePages } from './bench/measure-pages'
import { measureTaps } from './bench/measure-taps'
import { printLoads, printTable, printTaps } from './bench/print-table'
import { measureSessionCost } from './bench/session-cost'
import { startPair } from './bench/start-pair'

async function bench(): Promise<void> {
  const pair = await startPair()
  try {
    const { pages, yardstick } = await measurePages(pair, readNumber('--seconds', 6))
    printTable(pages, yardstick, await measureSessionCost(), pair)
    printTaps(await measureTaps(pair.shop))
    printLoads(await measureLoads(pair.shop))
  } finally {
    pair.stop()
  }
}

function readNumber(name: string, fallback: number): number {
  const index = process.argv.indexOf(name)
  const value = Number(process.argv[index + 1])
  return index > 0 && value > 0 ? value : fallback
}

bench().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
