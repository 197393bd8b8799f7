import { listVariedAddresses, MEASURED_PAGES } from '../measure/addresses'
import type { Row } from '../measure/score'
import type { MeasuredShop } from '../measure/start-pair'
import { median } from '../measure/statistics'
import { readProcessorMs } from '../servers/process-usage'

interface Group {
  name: string
  paths: string[]
  /** Milliseconds per page of each shop, one for each round. */
  taken: number[][]
}

const VISITORS = 10
/** So many pages of one shop, then as many of the other one. */
const SLICE = 50
/** How often one address is asked for again in a round. */
const REPEATS = 100

/**
 * Processor time per page, from the system's account of the server's processes: every product and every list in every
 * sorting, each once a round; and one address again and again. Several shops take turns; the first round warms up.
 */
export async function measureVariety(shops: MeasuredShop[], rounds: number): Promise<Row[]> {
  const { products, lists } = await listVariedAddresses(shops[0]?.origin ?? '')
  const groups: Group[] = [
    { name: 'products, varied', paths: products },
    { name: 'lists, varied', paths: lists },
    ...MEASURED_PAGES.jasmin.slice(0, 3).map(({ name, path }) => ({
      name: `${name}, one address`,
      paths: Array.from({ length: REPEATS }, () => path)
    }))
  ].map(group => ({ ...group, taken: shops.map(() => []) }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { paths, taken } of groups) {
      const sums = await measureInTurns(shops, paths)
      if (round > 0) sums.forEach((sum, index) => taken[index]?.push(sum / paths.length))
    }
  }
  return groups.flatMap(group => describeGroup(group, shops))
}

/** Slice by slice, so that other work of the machine falls on all shops; every second time the other one begins. */
async function measureInTurns(shops: MeasuredShop[], paths: string[]): Promise<number[]> {
  const sums = shops.map(() => 0)
  const turns = [...shops.entries()]
  for (let begin = 0; begin < paths.length; begin += SLICE) {
    for (const [index, { origin, pid }] of turns) {
      const before = readProcessorMs(pid)
      await viewAll(origin, paths.slice(begin, begin + SLICE))
      sums[index] = (sums[index] ?? 0) + readProcessorMs(pid) - before
    }
    turns.reverse()
  }
  return sums
}

/** Ten visitors share the addresses. @throws Error when a page is not answered with 200 */
async function viewAll(origin: string, paths: string[]): Promise<void> {
  const rest = paths.values()
  const visit = async () => {
    for (const path of rest) {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${origin}${path} answers ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
}

function describeGroup({ name, taken }: Group, shops: MeasuredShop[]): Row[] {
  const [ours = Number.NaN, ...others] = taken.map(median)
  return taken.map((times, index) => ({
    name,
    isOther: shops[index]?.isOther,
    figures: {
      processorMs: median(times),
      leastMs: Math.min(...times),
      mostMs: Math.max(...times),
      ...(index === 0 && others[0] !== undefined && { ratio: ours / others[0] })
    }
  }))
}
