import { mapOnce } from './map-once'

it('maps each answer once', () => {
  const map = jest.fn((answer: { id: string }) => ({ name: answer.id }))
  const mapped = mapOnce(map)
  const answer = { id: 'a' }
  expect(mapped(answer)).toBe(mapped(answer))
  expect(mapped({ id: 'a' })).not.toBe(mapped(answer))
  expect(map).toHaveBeenCalledTimes(2)
})

it.each([[undefined], [null], ['text']])('hands the malformed answer %j to the mapping', answer => {
  expect(mapOnce((value: unknown) => [value])(answer)).toEqual([answer])
})
