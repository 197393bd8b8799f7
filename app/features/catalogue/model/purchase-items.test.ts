import { buildProduct } from '../../../../tests/factories/catalogue'
import { buildPurchaseItems, findPurchaseState, listMissingParts } from './purchase-items'
import { fitQuantity } from '../../../ui/form/quantity-limit'
import { readQuantityRules } from './map-product'

const part = (productId: string, orderable: boolean) => ({
  productId,
  name: '',
  quantity: 2,
  price: 3.5,
  orderable,
  to: '/'
})

describe('items for the basket', () => {
  it('is the product with its price', () => {
    expect(buildPurchaseItems(buildProduct(), 3)).toEqual([
      { productId: '100000000000000101', quantity: 3, price: 4.9 }
    ])
  })

  it('says of a gift card whether it is virtual', () => {
    expect(buildPurchaseItems(buildProduct({ isGiftCard: true, isVirtual: true }), 1)[0]).toMatchObject({
      c_giftCardIsVirtual: true
    })
    expect(buildPurchaseItems(buildProduct({ isGiftCard: true }), 1)[0]).toMatchObject({
      c_giftCardIsVirtual: false
    })
  })

  it('is of a set every part that can be ordered, as many times as wanted, naming the set', () => {
    const set = buildProduct({ id: '9', kind: 'set', parts: [part('1', true), part('2', false)] })
    expect(buildPurchaseItems(set, 2)).toEqual([
      { productId: '1', quantity: 4, price: 3.5, c_productSet: '9' }
    ])
    expect(listMissingParts(set)).toEqual([part('2', false)])
  })
})

describe('a purchase', () => {
  const none = { orderable: false, preorderable: false, stockLevel: 0 }
  it.each([
    ['of a master with something open', buildProduct({ kind: 'master' }), 1, 'choose'],
    ['of a master whose choices lead to no variant', buildProduct({ kind: 'master' }), 0, 'no-variant'],
    ['of what is not orderable', buildProduct({ stock: none }), 0, 'unavailable'],
    ['of what has no price', buildProduct({ price: undefined }), 0, 'unavailable'],
    ['of a set without any part', buildProduct({ kind: 'set', parts: [part('1', false)] }), 0, 'unavailable'],
    ['of a set with a part', buildProduct({ kind: 'set', parts: [part('1', true)] }), 0, 'ready'],
    ['of everything else', buildProduct(), 0, 'ready']
  ] as const)('%s is %s', (_title, product, open, expected) => {
    expect(findPurchaseState(product, open)).toBe(expected)
  })
})

describe('quantity', () => {
  const stock = { orderable: true, preorderable: false, stockLevel: 5 }
  it.each([
    [{}, stock, { min: 1, step: 1 }],
    [{ minOrderQuantity: 2, stepQuantity: 2 }, stock, { min: 2, step: 2 }],
    [{ minOrderQuantity: 0, stepQuantity: -1 }, stock, { min: 1, step: 1 }],
    [
      { minOrderQuantity: 2, c_basketLimit: 6 },
      { ...stock, stockLevel: 0 },
      { min: 0, step: 1, limit: 6 }
    ],
    [{ minOrderQuantity: 'many' }, stock, { min: 1, step: 1 }]
  ])('rules of %j with stock %j are %j', (product, given, expected) => {
    expect(readQuantityRules(product, given)).toEqual(expected)
  })

  it.each([
    [1, 2, 2, 2],
    [3, 2, 2, 4],
    [4, 2, 2, 4],
    [7, 1, 1, 7],
    [Number.NaN, 1, 1, 1]
  ])('%d wanted with minimum %d and step %d is %d', (wanted, min, step, expected) => {
    expect(fitQuantity(wanted, { min, step })).toBe(expected)
  })
})
