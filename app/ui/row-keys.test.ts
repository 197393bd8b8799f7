import { buildRowKeys } from './row-keys'

it('gives a row the same key wherever it is in its list', () => {
  const before = buildRowKeys(['items', 'shipping'])
  const after = buildRowKeys(['items', 'reduction Autumn', 'shipping'])
  expect(after).toEqual(expect.arrayContaining(before))
})

it('distinguishes rows about the same subject', () => {
  expect(buildRowKeys(['shipping', 'shipping', 'shipping'])).toEqual([
    'shipping',
    'shipping (2)',
    'shipping (3)'
  ])
})
