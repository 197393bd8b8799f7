import type { Pair } from './start-pair'

/** Forgets what the sandbox has counted so far. */
export async function resetPlatformCalls({ sandbox }: Pick<Pair, 'sandbox'>): Promise<void> {
  await fetch(`${sandbox}/control/stats`, { method: 'DELETE' })
}

/** Calls that the sandbox has answered since: of the platform's APIs, and of its token service. */
export async function readPlatformCalls({
  sandbox
}: Pick<Pair, 'sandbox'>): Promise<{ platform: number; token: number }> {
  const answer = (await (await fetch(`${sandbox}/control/stats`)).json()) as Record<string, number>
  let platform = 0
  let token = 0
  for (const [family, count] of Object.entries(answer)) {
    if (family.startsWith('slas')) token += count
    else if (!family.startsWith('images') && !family.startsWith('control')) platform += count
  }
  return { platform, token }
}
