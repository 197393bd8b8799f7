import type { Pair } from '../servers/start-pair'
import { viewSequentially } from './measure-speed'

/** Calls that the sandbox has answered: of the platform's APIs, and of its token service. */
interface PlatformCalls {
  platform: number
  token: number
}

export async function readPlatformCalls({ sandbox }: Pair): Promise<PlatformCalls> {
  const answer = (await (await fetch(`${sandbox}/control/stats`)).json()) as Record<string, number>
  const calls = { platform: 0, token: 0 }
  for (const [family, count] of Object.entries(answer)) {
    if (family.startsWith('slas')) calls.token += count
    else if (!family.startsWith('images') && !family.startsWith('control')) calls.platform += count
  }
  return calls
}

/** How many calls of the platform one view of a page makes, over a few of them. */
export async function countPlatformCalls(pair: Pair, url: string, views: number): Promise<number> {
  const before = await readPlatformCalls(pair)
  await viewSequentially(url, views)
  const after = await readPlatformCalls(pair)
  return (after.platform - before.platform) / views
}
