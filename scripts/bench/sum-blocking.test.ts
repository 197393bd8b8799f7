import { sumBlocking } from './sum-blocking'

it('sums the time that tasks take beyond 50 ms after the first paint', () => {
  const tasks = [
    { start: 100, duration: 300 },
    { start: 450, duration: 130 },
    { start: 600, duration: 60 },
    { start: 900, duration: 80 }
  ]
  expect(sumBlocking(tasks, 500)).toBe(30 + 10 + 30)
  expect(sumBlocking(tasks, 2_000)).toBe(0)
})
