import { listPages } from './pagination'

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 10, '1 2 3 4 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [6, 20, '1 … 5 6 7 … 20'],
  [20, 20, '1 … 17 18 19 20']
])('page %i of %i names %s', (page, count, pages) => {
  expect(
    listPages(page, count)
      .map(entry => entry ?? '…')
      .join(' ')
  ).toBe(pages)
})
