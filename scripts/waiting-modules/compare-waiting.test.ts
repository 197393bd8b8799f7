import { compareWaiting } from './compare-waiting'

it.each([
  ['a module that waits for a feature', { wishlist: ['app/a.ts'] }, ['app/a.ts'], []],
  ['no module at all', {}, [], []],
  ['a module that nothing reaches and no feature waits for', {}, ['app/a.ts'], ['app/a.ts']],
  ['a listed module that is reached', { wishlist: ['app/a.ts'] }, [], ['app/a.ts']],
  ['a module listed twice', { wishlist: ['app/a.ts'], account: ['app/a.ts'] }, ['app/a.ts'], ['app/a.ts']]
])('says what is wrong with %s', (_what, listed, unreached, named) => {
  const problems = compareWaiting(listed as Record<string, string[]>, unreached)
  expect(problems.map(problem => problem.split(':')[0])).toEqual(named)
})
