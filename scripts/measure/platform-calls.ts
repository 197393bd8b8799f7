/** Calls that the sandbox has answered: of the platform's APIs, and of its login service. */
interface PlatformCalls {
  platform: number
  token: number
}

/** Sets the sandbox's count back to zero. */
export async function resetPlatformCalls(sandbox: string): Promise<void> {
  await fetch(`${sandbox}/control/stats`, { method: 'DELETE' })
}

export async function readPlatformCalls(sandbox: string): Promise<PlatformCalls> {
  const answer = (await (await fetch(`${sandbox}/control/stats`)).json()) as Record<string, number>
  const calls = { platform: 0, token: 0 }
  for (const [family, count] of Object.entries(answer)) {
    if (family.startsWith('slas')) calls.token += count
    else if (!family.startsWith('images') && !family.startsWith('control')) calls.platform += count
  }
  return calls
}
