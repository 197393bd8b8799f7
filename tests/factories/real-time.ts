import { setTimeout as wait } from 'node:timers/promises'
import { act } from '@testing-library/react'

const LONGEST_MS = 5_000

/** Fakes the clock and the page's own timers, but not those with which the platform answers. */
export const fakePageTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })

/** Waits for an answer of the platform while the page's timers are faked. */
export async function waitInRealTime(check: () => void | Promise<void>): Promise<void> {
  for (let waited = 0; ; waited += 5) {
    try {
      return await check()
    } catch (error) {
      if (waited > LONGEST_MS) throw error
    }
    await act(() => wait(5))
  }
}
