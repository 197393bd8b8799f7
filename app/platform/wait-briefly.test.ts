import { OPTIONAL_WAIT_MS, waitBriefly } from './wait-briefly'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('resolves with a result that comes in time, and leaves no timer behind', async () => {
  await expect(waitBriefly(Promise.resolve('menu'))).resolves.toBe('menu')
  expect(jest.getTimerCount()).toBe(0)
})

it('passes a failure on that comes in time', async () => {
  await expect(waitBriefly(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

it('resolves with undefined once the time is over, and ignores a later failure', async () => {
  let fail = (_error: Error): void => undefined
  const work = new Promise<string>((_resolve, reject) => (fail = reject))
  const waiting = waitBriefly(work)
  await jest.advanceTimersByTimeAsync(OPTIONAL_WAIT_MS)
  await expect(waiting).resolves.toBeUndefined()
  fail(new Error('late'))
  await expect(waiting).resolves.toBeUndefined()
})
