import { median } from '../percentile'
import type { Pair } from '../servers/start-pair'
import { viewSequentially } from './measure-speed'

/** Calls that the sandbox has answered: of the platform's APIs, and of its token service. */
interface PlatformCalls {
  platform: number
  token: number
}

/** Forgets what the sandbox has counted so far. */
export async function resetPlatformCalls({ sandbox }: Pick<Pair, 'sandbox'>): Promise<void> {
  await fetch(`${sandbox}/control/stats`, { method: 'DELETE' })
}

export async function readPlatformCalls({ sandbox }: Pick<Pair, 'sandbox'>): Promise<PlatformCalls> {
  const answer = (await (await fetch(`${sandbox}/control/stats`)).json()) as Record<string, number>
  const calls = { platform: 0, token: 0 }
  for (const [family, count] of Object.entries(answer)) {
    if (family.startsWith('slas')) calls.token += count
    else if (!family.startsWith('images') && !family.startsWith('control')) calls.platform += count
  }
  return calls
}

/** How many calls of the platform a usual view makes: now and then one renews what is kept for all of them. */
export async function countPlatformCalls(pair: Pair, url: string, views: number): Promise<number> {
  const counts: number[] = []
  for (let view = 0; view < views; view += 1) {
    const before = await readPlatformCalls(pair)
    await viewSequentially(url, 1)
    const after = await readPlatformCalls(pair)
    counts.push(after.platform - before.platform)
  }
  return median(counts)
}
