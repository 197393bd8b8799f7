import { createRequestLimit } from './request-limit'

function openLimit() {
  const clock = { time: 0, now: () => clock.time }
  return { clock, isAllowed: createRequestLimit(clock, { most: 2, within: 1_000 }) }
}

it('allows so many calls under a name within the time, and again after it', () => {
  const { clock, isAllowed } = openLimit()
  expect([isAllowed('a'), isAllowed('a'), isAllowed('a'), isAllowed('b')]).toEqual([true, true, false, true])
  clock.time = 1_001
  expect(isAllowed('a')).toBe(true)
})

it('forgets the name that was used longest ago when there are too many', () => {
  const { isAllowed } = openLimit()
  const use = (name: string) => [isAllowed(name), isAllowed(name)]
  use('first')
  use('second')
  isAllowed('third')
  for (let each = 0; each < 9_997; each += 1) isAllowed(`name ${each}`)
  isAllowed('third')
  isAllowed('one too many')
  expect(isAllowed('second')).toBe(false)
  expect(isAllowed('third')).toBe(false)
  expect(isAllowed('first')).toBe(true)
})
