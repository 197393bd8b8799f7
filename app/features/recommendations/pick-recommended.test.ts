import { pickRecommended } from './pick-recommended'

const hit = (productId: string, ...variantIds: string[]) => ({
  productId,
  representedProducts: variantIds.map(id => ({ id }))
})

it('keeps only products that search has found, in the order recommended', () => {
  const searched = [{ id: 'b', hit: hit('b') }, { id: 'gone' }, { id: 'a', hit: hit('a') }]
  expect(pickRecommended(searched).map(({ productId }) => productId)).toEqual(['b', 'a'])
})

it('shows one product of several variants of a master', () => {
  const master = hit('master', 'small', 'large')
  const searched = [
    { id: 'small', hit: master },
    { id: 'large', hit: master },
    { id: 'master', hit: master }
  ]
  expect(pickRecommended(searched)).toEqual([master])
})

it('ignores products whose id only resembles the searched one', () => {
  expect(pickRecommended([{ id: '1001', hit: hit('1002', '1003') }])).toEqual([])
})

it.each([
  ['its represented product', { productId: 'm', representedProduct: { id: 'v' } }],
  ['a variant', { productId: 'm', variants: [{ productId: 'v' }] }]
])('knows a hit by %s', (_by, found) => {
  expect(pickRecommended([{ id: 'v', hit: found }])).toEqual([found])
})
