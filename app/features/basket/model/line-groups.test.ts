import { buildLine } from '../../../../tests/factories/basket'
import { groupLines, readCategories } from './line-groups'

const line = (productId: string) => buildLine({ itemId: `item-${productId}`, productId })
const categories = [
  { name: 'Green tea', productIds: ['1', '3'] },
  { name: 'Cups', productIds: ['2'] }
]
const summarize = (ids: string[]) =>
  groupLines({ lines: ids.map(line), categories }).map(({ name, lines }) => [
    name,
    lines.map(({ productId }) => productId)
  ])

it('groups lines by category, each at the position of its first line', () => {
  expect(summarize(['2', '1', '3'])).toEqual([
    ['Cups', ['2']],
    ['Green tea', ['1', '3']]
  ])
})

it('puts lines of no category together at the end', () => {
  expect(summarize(['9', '1', '8'])).toEqual([
    ['Green tea', ['1']],
    [undefined, ['9', '8']]
  ])
  expect(groupLines({ lines: [line('1')], categories: [] })).toMatchObject([{ lines: [{ productId: '1' }] }])
})

it.each([
  ['ids', [{ categoryName: 'Tea', products: ['1', '2'] }], [{ name: 'Tea', productIds: ['1', '2'] }]],
  [
    'products',
    [{ categoryName: 'Tea', products: [{ productId: '1' }, null, {}, 7] }],
    [{ name: 'Tea', productIds: ['1'] }]
  ],
  ['nothing', undefined, []],
  ['garbage', ['x', null, { categoryName: '', products: [] }, { categoryName: 'Tea' }], []]
])('reads categories with %s', (_title, value, read) => expect(readCategories(value)).toEqual(read))
