import { setTimeout as wait } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { settleRequests } from '../setup/requests'

const LONGEST_MS = 5_000
const STEP_MS = 20

/** Fakes the clock and the page's own timers, but not those with which the platform answers. */
export const fakePageTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })

/** Waits for an answer of the platform while the page's timers are faked; they go on with the time it takes. */
export async function waitInRealTime(check: () => void | Promise<void>): Promise<void> {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return await check()
    } catch (error) {
      if (waited > LONGEST_MS) throw error
    }
    await act(async () => {
      await wait(STEP_MS)
      jest.advanceTimersByTime(STEP_MS)
    })
  }
}

/** Time that passes at once; a page may ask the platform once in it. */
const STRIDE_MS = 1_000

/** Passes time of the page, and waits for the platform's answers to what the page asks meanwhile. */
export async function passPageTime(ms: number): Promise<void> {
  for (let left = ms; left > 0 || left === ms; left -= STRIDE_MS) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STRIDE_MS)))
    await act(async () => {
      // A request takes a few turns to start.
      await wait(5)
      await settleRequests()
    })
    // An answer is handed to the components in a turn of its own.
    await act(() => jest.advanceTimersByTimeAsync(1))
  }
}
