import { readAgent } from './pos-start-page'

it.each([
  ['agent=pos-7', 'pos-7'],
  ['agent=%20anna.k%40example.com%20', 'anna.k@example.com'],
  ['', undefined],
  ['agent=', undefined],
  ['agent=%3Cscript%3E', undefined],
  ['agent=a%0Ab', undefined],
  ['agent=../x', undefined],
  [`agent=${'a'.repeat(65)}`, undefined]
])('the agent of ?%s is %s', (query, expected) => {
  expect(readAgent(new URLSearchParams(query))).toBe(expected)
})
