import { buildProduct } from '../../../../tests/factories/catalogue'
import { hasFullProductData } from './full-product-data'
import { mapHitToTile } from './map-tile'
import { buildPurchaseItems, buildTileItem } from './purchase-items'

const full = {
  id: '100000000000000101',
  price: 4.9,
  currency: 'EUR',
  inventory: { id: 'i', orderable: true, stockLevel: 9 },
  stepQuantity: 1,
  primaryCategoryId: 'green-tea',
  slugUrl: '/tee/gruener-tee/sencha-100000000000000101',
  minOrderQuantity: 1
}

describe('the data of a product', () => {
  it.each([
    ['everything', {}, true],
    ['nothing but zeros where zeros are possible', { price: 0, minOrderQuantity: 0 }, true],
    ['the shop’s own attributes', { inventory: undefined, c_inventory: full.inventory }, true],
    ['the shop’s own address', { slugUrl: undefined, c_slugUrl: full.slugUrl }, true],
    ['the id of a search hit', { id: undefined, productId: full.id }, true],
    ['no id', { id: undefined }, false],
    ['an empty id', { id: '' }, false],
    ['no price', { price: undefined }, false],
    ['a price in words', { price: '4.90' }, false],
    ['a price that is no number', { price: Number.NaN }, false],
    ['no currency', { currency: undefined }, false],
    ['no inventory', { inventory: undefined }, false],
    ['an inventory that is none', { inventory: null }, false],
    ['no stepQuantity', { stepQuantity: undefined }, false],
    ['no primaryCategoryId', { primaryCategoryId: undefined }, false],
    ['an empty primaryCategoryId', { primaryCategoryId: '' }, false],
    ['no slugUrl', { slugUrl: undefined }, false],
    ['no minOrderQuantity', { minOrderQuantity: undefined }, false]
  ])('with %s', (_title, change, isFull) => {
    expect(hasFullProductData({ ...full, ...change })).toBe(isFull)
  })
})

describe('the add-to-cart box', () => {
  it('uses all of a product whose data is full, and only the id of any other', () => {
    const giftCard = { isGiftCard: true, isVirtual: true }
    expect(buildPurchaseItems(buildProduct({ ...giftCard, hasFullData: true }), 2)).toEqual([
      { productId: '100000000000000101', quantity: 2, price: 4.9, c_giftCardIsVirtual: true }
    ])
    expect(buildPurchaseItems(buildProduct({ ...giftCard, hasFullData: false }), 2)).toEqual([
      { productId: '100000000000000101', quantity: 2 }
    ])
  })

  it('does so from a tile', () => {
    const { id: productId, ...data } = full
    expect(buildTileItem(mapHitToTile({ productId, ...data, minOrderQuantity: 2 }))).toEqual({
      productId,
      quantity: 2,
      price: 4.9
    })
    expect(
      buildTileItem(mapHitToTile({ productId, ...data, minOrderQuantity: 2, currency: undefined }))
    ).toEqual({ productId, quantity: 2 })
  })
})
