import { startDeadline } from './deadline'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('is over after its time', () => {
  const deadline = startDeadline(100)
  jest.advanceTimersByTime(99)
  expect([deadline.isOver(), deadline.signal.aborted]).toEqual([false, false])
  jest.advanceTimersByTime(1)
  expect([deadline.isOver(), deadline.signal.aborted]).toEqual([true, true])
})

it('excludes paused time, and continues afterwards', async () => {
  const deadline = startDeadline(100)
  jest.advanceTimersByTime(60)
  let finish = () => {}
  const reading = deadline.apart(10_000, () => new Promise<void>(resolve => (finish = resolve)))
  jest.advanceTimersByTime(5_000)
  expect(deadline.isOver()).toBe(false)
  finish()
  await reading
  jest.advanceTimersByTime(39)
  expect(deadline.isOver()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(deadline.isOver()).toBe(true)
})

it('ends work apart from it that takes longer than its own time', async () => {
  const deadline = startDeadline(100)
  const reading = deadline.apart(
    1_000,
    () => new Promise<void>((_, reject) => (deadline.signal.onabort = reject))
  )
  jest.advanceTimersByTime(999)
  expect(deadline.isOver()).toBe(false)
  jest.advanceTimersByTime(1)
  await expect(reading).rejects.toBeDefined()
  expect(deadline.isOver()).toBe(true)
})

it('is not exceeded by a cancelled request', () => {
  const deadline = startDeadline(100)
  deadline.giveUp()
  jest.advanceTimersByTime(500)
  expect([deadline.isOver(), deadline.signal.aborted]).toEqual([false, true])
})
