/** Milliseconds between two attempts to load code: a tunnel takes a train seconds to minutes. */
export const PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000, 60_000]

/**
 * Asks again where code did not come, after a pause or as soon as the browser is online again.
 *
 * @throws what the last attempt did, after about two minutes.
 */
export async function tryAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask()
    } catch {
      await pauseUntilOnline(pause)
    }
  }
  return ask()
}

function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise(resolve => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    window.addEventListener('online', goOn)
  })
}
