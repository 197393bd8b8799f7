import { createRateLimit } from './limit-rate'

function createClock() {
  let now = 1_000_000
  return { now: () => now, pass: (ms: number) => void (now += ms) }
}

it('lets a burst pass, then one call for each interval, and says how long to wait', () => {
  const clock = createClock()
  const ask = createRateLimit({ burst: 3, every: 10 }, clock.now)
  expect([ask('a'), ask('a'), ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 0, 10, 10])
  clock.pass(4_000)
  expect(ask('a')).toBe(6)
  clock.pass(6_000)
  expect([ask('a'), ask('a')]).toEqual([0, 10])
  clock.pass(3_600_000)
  expect([ask('a'), ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 0, 10])
})

it('counts askers apart', () => {
  const ask = createRateLimit({ burst: 1, every: 10 }, createClock().now)
  expect([ask('a'), ask('b'), ask('a'), ask('__proto__'), ask('__proto__')]).toEqual([0, 0, 10, 0, 10])
})

it('remembers no more than so many askers, and forgets who has been quiet first', () => {
  const ask = createRateLimit({ burst: 1, every: 3600 }, createClock().now)
  ask('quiet')
  for (let index = 0; index < 9_999; index += 1) ask(`${index}`)
  ask('one more')
  expect([ask('one more'), ask('quiet')]).toEqual([3600, 0])
})

it('is not fooled by a clock that goes back', () => {
  const clock = createClock()
  const ask = createRateLimit({ burst: 1, every: 10 }, clock.now)
  ask('a')
  clock.pass(-60_000)
  expect(ask('a')).toBe(10)
})

it('takes back what it has counted, and never gives more than the burst', () => {
  const ask = createRateLimit({ burst: 2, every: 10 }, createClock().now)
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 10])
  ask.forgive('a')
  expect([ask('a'), ask('a')]).toEqual([0, 10])
  for (let time = 0; time < 5; time += 1) ask.forgive('a')
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 10])
  ask.forgive('nobody')
  expect([ask('nobody'), ask('nobody'), ask('nobody')]).toEqual([0, 0, 10])
})
