import { isOrderMissing } from '../../app/features/checkout/place-order/proven-refusal'
import { isPlatformError, isUnclear } from '../../app/platform/http/platform-error'

/** Tries of a shopper before giving up. */
export const TRIES = 12
export const PAUSE_MS = 250

/** Repeats an action as a shopper would, until it succeeds or is refused. */
export async function insist<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await task()
    } catch (error) {
      // A gateway's 400 may come once, where the platform's comes again.
      const isRefusal = isPlatformError(error) && !isUnclear(error) && error.type !== 'bad-request'
      if (isRefusal || turn >= TRIES) throw error
      await sleep(PAUSE_MS * turn)
    }
  }
}

/** Repeats a read until the platform itself responds; undefined where it has no such order. */
export async function untilProven<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask()
    } catch (error) {
      if (isOrderMissing(error)) return undefined
      // A killed process takes its time to come back.
      if (turn >= TRIES * 10) throw error
      await sleep(PAUSE_MS)
    }
  }
}

export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
