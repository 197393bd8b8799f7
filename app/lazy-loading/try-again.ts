/** Milliseconds between two attempts to load code: a tunnel takes a train seconds to minutes. */
export const PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000, 60_000]

/**
 * Asks again where code did not come, after a pause or as soon as the browser is online again. While it is offline no
 * attempt is wasted. A server has its code beside it and asks once.
 *
 * @param pausesMs Milliseconds before each next attempt.
 * @throws what the last attempt did, by default after about two minutes.
 */
export async function tryAgain<Answer>(
  ask: () => Promise<Answer>,
  pausesMs: readonly number[] = PAUSES_MS
): Promise<Answer> {
  if (typeof window === 'undefined') return ask()
  const pauses = [...pausesMs]
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (navigator.onLine && pauses.length === 0) throw error
      await pauseUntilOnline(navigator.onLine ? pauses.shift() : undefined)
    }
  }
}

function pauseUntilOnline(ms: number | undefined): Promise<void> {
  return new Promise(resolve => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = ms === undefined ? undefined : setTimeout(goOn, ms)
    window.addEventListener('online', goOn)
  })
}
