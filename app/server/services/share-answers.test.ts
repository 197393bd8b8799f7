import { createSharedAnswers } from './share-answers'

const parse = jest.fn((text: string): unknown => JSON.parse(text))
beforeEach(() => parse.mockClear())

it('gives the same object for the same text under the same address, and parses it once', () => {
  const { share } = createSharedAnswers()
  const first = share('/products/1', '{"id":"1"}', parse)
  expect(share('/products/1', '{"id":"1"}', parse)).toBe(first)
  expect(parse).toHaveBeenCalledTimes(1)
})

it('gives a new object as soon as the text differs', () => {
  const { share } = createSharedAnswers()
  share('/products/1', '{"price":1}', parse)
  expect(share('/products/1', '{"price":2}', parse)).toEqual({ price: 2 })
  expect(share('/products/1', '{"price":1}', parse)).toEqual({ price: 1 })
})

it('shares nothing between addresses', () => {
  const { share } = createSharedAnswers()
  expect(share('/de', '{}', parse)).not.toBe(share('/en', '{}', parse))
})

it('keeps no text that cannot be parsed', () => {
  const { share } = createSharedAnswers()
  expect(() => share('/products/1', '{', parse)).toThrow(SyntaxError)
  expect(() => share('/products/1', '{', parse)).toThrow(SyntaxError)
  expect(share('/products/1', '{}', parse)).toEqual({})
})

it('keeps the most recently used responses within its bytes', () => {
  const { share } = createSharedAnswers(6_000)
  const text = (id: number) => JSON.stringify({ id, words: 'x'.repeat(400) })
  const first = share('/1', text(1), parse)
  for (const id of [2, 3, 4, 5]) share(`/${id}`, text(id), parse)
  expect(share('/1', text(1), parse)).not.toBe(first)
  parse.mockClear()
  share('/5', text(5), parse)
  expect(parse).not.toHaveBeenCalled()
})

it('knows the last answer for a quarter of an hour', () => {
  let now = 0
  const { share, find } = createSharedAnswers(undefined, () => now)
  const first = share('/products/1', '{"price":1}', parse)
  now = 600_000
  share('/products/1', '{"price":1}', parse)
  now = 1_500_000
  expect(find('/products/1')).toBe(first)
  now += 1
  expect([find('/products/1'), find('/products/2')]).toEqual([undefined, undefined])
})
