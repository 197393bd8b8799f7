/** Milliseconds between two attempts to load code: a tunnel takes a train seconds to minutes. */
export const PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000, 60_000]
/** Where somebody waits for the code, or the whole page can be loaded anew instead. */
export const SHORT_PAUSES_MS: readonly number[] = [1_000, 3_000]

/**
 * Loads code, and again after a failure: after a pause, or as soon as the browser is online again, with no attempt
 * while it is offline. A server, which has its code on disk, tries once.
 *
 * @param pausesMs Milliseconds before each next attempt.
 * @throws the error of the last attempt, by default after about two minutes.
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
