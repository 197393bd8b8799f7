import { mapHitToTile, mapProductToTile } from './map-tile'

const hit = (fields: object = {}) => ({
  productId: '100000000000000101',
  productName: 'Sencha',
  hitType: 'product',
  price: 4.9,
  orderable: true,
  image: { link: 'https://img.example/a.jpg', disBaseLink: 'https://img.example/b.jpg' },
  c_inventory: { orderable: true, stockLevel: 9 },
  c_slugUrl: '/tee/gruener-tee/sencha-100000000000000101',
  ...fields
})

describe('a tile', () => {
  it('holds only what is shown', () => {
    expect(mapHitToTile(hit())).toEqual({
      id: '100000000000000101',
      name: 'Sencha',
      to: '/tee/gruener-tee/sencha-100000000000000101',
      image: 'https://img.example/b.jpg',
      price: 4.9,
      orderable: true,
      addable: true
    })
    expect(JSON.stringify(mapHitToTile(hit()))).not.toContain('null')
  })

  it('never leads to an address that is not the product’s own', () => {
    for (const c_slugUrl of [
      'https://evil.example/sencha-100000000000000101',
      '//evil.example',
      '/a-100000000000000999',
      7
    ]) {
      expect(mapHitToTile(hit({ c_slugUrl })).to).toBe('/p/sencha-100000000000000101')
    }
  })

  it.each([
    [
      'a reduced price brings the regular and the lowest one',
      { c_listPrice: 6, c_lastMonthPrice: 5.5 },
      { listPrice: 6, lastMonthPrice: 5.5 }
    ],
    ['the lowest of several prices is marked', { priceMax: 9.9, hitType: 'master' }, { isFromPrice: true }],
    [
      'the price per measure is the platform’s number, not its text',
      { c_basePrice: '(9,90 EUR / 100 g)', c_basePriceAmount: 9.9, c_basePriceUnit: '100 g' },
      { basePrice: { amount: 9.9, unit: '100 g' } }
    ],
    [
      'the price per measure of a platform without attributes of ours is its standard one',
      { pricePerUnit: 9.9, unitMeasure: '100 g' },
      { basePrice: { amount: 9.9, unit: '100 g' } }
    ],
    [
      'a price per measure that is only written in words stays these words',
      { c_basePrice: '(9,90 EUR / 100 g)', c_basePriceAmount: 9.9 },
      { basePrice: '(9,90 EUR / 100 g)' }
    ],
    [
      'a running promotion brings its callout',
      { productPromotions: [{ promotionId: 'a' }, { calloutMsg: '10 % off herbal teas' }] },
      { promotion: '10 % off herbal teas' }
    ],
    [
      'a sold-out product says so',
      { c_inventory: { orderable: false } },
      { availability: 'out_of_stock', orderable: false }
    ],
    [
      'a product that comes later says so',
      { c_inventory: { orderable: true, preorderable: true } },
      { availability: 'pre_order', orderable: true }
    ],
    [
      'stock of a bare hit is taken from its flag',
      { c_inventory: undefined, orderable: false },
      { availability: 'out_of_stock' }
    ]
  ])('%s', (_title, fields, expected) => {
    expect(mapHitToTile(hit(fields))).toMatchObject(expected)
  })

  it.each([
    ['a master', { hitType: 'master' }],
    ['a set', { hitType: 'set' }],
    ['a gift card', { c_isGiftcard: true }],
    ['what is sold out', { c_inventory: { orderable: false } }],
    ['what has no price', { price: undefined }]
  ])('of %s is not added straight to the basket', (_title, fields) => {
    expect(mapHitToTile(hit(fields)).addable).toBeUndefined()
  })

  it('shows no regular price that is not higher, and no unknown badge', () => {
    const tile = mapHitToTile(hit({ c_listPrice: 4.9, c_lastMonthPrice: 4.5, c_badge: 'constructor' }))
    expect(tile).not.toHaveProperty('listPrice')
    expect(tile).not.toHaveProperty('lastMonthPrice')
    expect(tile).not.toHaveProperty('badge')
  })

  it('is the same for a product that was read by its id', () => {
    const product = {
      id: '100000000000000101',
      name: 'Sencha',
      price: 4.9,
      type: { item: true },
      inventory: { id: 'i', orderable: true, stockLevel: 9 },
      slugUrl: '/tee/gruener-tee/sencha-100000000000000101',
      imageGroups: [{ viewType: 'large', images: [{ link: 'https://img.example/b.jpg', alt: '' }] }]
    }
    expect(mapProductToTile(product)).toEqual(mapHitToTile(hit()))
  })
})
