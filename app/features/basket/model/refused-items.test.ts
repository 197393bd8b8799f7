import { buildLine } from '../../../../tests/factories/basket'
import { listRefusedItems } from './refused-items'

const lines = (units: Record<string, number>) => ({
  lines: Object.entries(units).map(([productId, quantity]) =>
    buildLine({ itemId: productId, productId, quantity })
  )
})
const items = [
  { productId: '1', quantity: 2 },
  { productId: '2', quantity: 1 }
]

it.each([
  ['all were added', {}, { 1: 2, 2: 1 }, []],
  ['all were added to what was there', { 1: 4 }, { 1: 6, 2: 1 }, []],
  ['one is not there', {}, { 1: 2 }, ['2']],
  ['one is there as before', { 2: 3 }, { 1: 2, 2: 3 }, ['2']],
  ['there are fewer than were asked for', {}, { 1: 1, 2: 1 }, ['1']],
  ['nothing was added', {}, {}, ['1', '2']]
])('knows what was refused when %s', (_title, before, after, refused) =>
  expect(listRefusedItems(lines(before), lines(after), items)).toEqual(refused)
)
