import { measureJsonDepth } from './read-json-body'

it.each([
  ['', 0],
  ['"[[["', 0],
  ['{"a":[1,{"b":"]}\\""}]}', 3],
  ['['.repeat(20_000), 20_000],
  [']]][', 0]
])('measures how deep %.20s is nested', (text, depth) => {
  expect(measureJsonDepth(text)).toBe(depth)
})
