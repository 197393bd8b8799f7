import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { mapProduct } from './map-product'
import { mapHitToTile } from './map-tile'
import { findPartialPrice, readSetQuantities } from './set-quantities'

const part = (productId: string, price: number, fields: object = {}) => ({
  productId,
  productName: `Part ${productId}`,
  quantity: 1,
  price,
  orderable: true,
  ...fields
})
const gone = { orderable: false }

describe('the price of a set', () => {
  it.each([
    ['everything is available', [part('1', 9.9), part('2', 12.5)], undefined],
    ['one part is sold out', [part('1', 9.9), part('2', 12.5, gone)], 9.9],
    [
      'one part is sold out and another comes twice',
      [part('1', 0.1, { quantity: 3 }), part('2', 1, gone)],
      0.3
    ],
    ['nothing is available', [part('1', 9.9, gone), part('2', 12.5, gone)], undefined],
    ['it lists no parts', undefined, undefined],
    ['its parts are no list', 'many', undefined]
  ])('is that of what goes into the basket where %s', (_title, c_setItemQuantities, expected) => {
    expect(findPartialPrice({ c_setItemQuantities })).toBe(expected)
  })

  it('is the same on its page and on its tile, which then claim no reduction', () => {
    const set = {
      price: 22.4,
      c_listPrice: 30,
      c_setItemQuantities: [part('1', 9.9), part('2', 12.5, gone)]
    }
    const product = mapProduct({ id: '9', type: { set: true }, ...set } as PlatformProduct, '' as CleanHtml)
    expect(product).toMatchObject({ price: 9.9, isFromPrice: false })
    const tile = mapHitToTile({ productId: '9', hitType: 'set', ...set })
    expect(tile).toMatchObject({ price: 9.9 })
    for (const shown of [product, tile]) expect(shown).not.toHaveProperty('listPrice')
  })
})

it('reads of the parts what can be used', () => {
  expect(
    readSetQuantities({
      c_setItemQuantities: [null, {}, { productId: '1' }, part('2', 5, { quantity: 0, orderable: 'yes' })]
    })
  ).toEqual([
    { productId: '1', name: undefined, quantity: 1, price: 0, orderable: false },
    { productId: '2', name: 'Part 2', quantity: 1, price: 5, orderable: false }
  ])
})
