import { ms, renderTable, replacePart } from './markdown'

it('writes a table with its first column to the left and figures to the right', () => {
  expect(
    renderTable(
      ['list', 'median'],
      [
        ['25', '9.1 ms'],
        ['50', '14 ms']
      ]
    )
  ).toBe('| list | median |\n|---|--:|\n| 25 | 9.1 ms |\n| 50 | 14 ms |')
})

it('shows tenths only where they tell something, and a dash where there is nothing', () => {
  expect([9.14, 14.2, 0, Number.NaN].map(ms)).toEqual(['9.1 ms', '14 ms', '0.0 ms', '–'])
})

describe('a part of the document', () => {
  const DOCUMENT = 'a\n<!-- scale: lists -->\n\nold\n\n<!-- /scale: lists -->\nb\n'

  it('is replaced between its marks, and nothing else', () => {
    expect(replacePart(DOCUMENT, 'lists', 'new $1')).toBe(
      'a\n<!-- scale: lists -->\n\nnew $1\n\n<!-- /scale: lists -->\nb\n'
    )
  })

  it('needs a place', () => {
    expect(() => replacePart(DOCUMENT, 'costs', 'new')).toThrow('no place for "costs"')
  })
})
