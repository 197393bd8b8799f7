import { mapOrder } from './map-order'
import { listMissing } from './reorder'

const { lines } = mapOrder({
  productItems: [
    {
      itemId: 'a',
      productId: 'tea-100',
      productName: 'Tea',
      quantity: 5,
      c_variationValues: [{ label: '100 g' }]
    },
    { itemId: 'b', productId: 'pot', productName: 'Pot', quantity: 1 }
  ]
})
const build = (unavailable: { productId: string; productName: string; quantity?: number }[]) =>
  listMissing({ lines }, { unavailable })

it('names what a repeated order lacks, with its variant, and lines with fewer units', () => {
  expect(build([{ productId: 'tea-100', productName: 'Tea', quantity: 3 }])).toEqual({
    missing: [],
    reduced: [{ name: 'Tea, 100 g', added: 2, ordered: 5 }],
    isUnwrapped: false,
    isNothing: false
  })
  expect(build([{ productId: 'pot', productName: 'Pot', quantity: 1 }])).toMatchObject({
    missing: ['Pot'],
    reduced: []
  })
})

it('takes a line without a number for missing as a whole', () => {
  expect(build([{ productId: 'tea-100', productName: 'Tea' }]).missing).toEqual(['Tea, 100 g'])
})

it('says when nothing of the order could be added', () => {
  const all = lines.map(({ productId, name, quantity }) => ({ productId, productName: name, quantity }))
  expect(build(all).isNothing).toBe(true)
})

it('says that gift wrap is not repeated, unless what was wrapped is missing', () => {
  const wrapped = mapOrder({
    productItems: [{ itemId: 'a', productId: 'pot', productName: 'Pot', quantity: 1, gift: true }]
  }).lines
  const repeat = (unavailable: { productId: string; productName: string }[]) =>
    listMissing({ lines: [...wrapped, ...lines.slice(0, 1)] }, { unavailable })
  expect(repeat([]).isUnwrapped).toBe(true)
  expect(repeat([{ productId: 'pot', productName: 'Pot' }]).isUnwrapped).toBe(false)
})
