import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { isCollected, isWithoutParcel, listSentProducts } from './basket-rules'
import { mapBasket } from './map-basket'

const home = { lastName: 'Sommer', address1: 'Teeweg 1', city: 'Hamburg', postalCode: '20095' }
const standard = { id: 'standard', name: 'Standard', c_storePickupEnabled: false }
const collection = { id: '005', name: 'Collection', c_storePickupEnabled: true }
const atStore = { shipmentId: 'pickup', c_fromStoreId: 'hamburg', shippingMethod: collection }

const map = (basket: object) => mapBasket(basket as PlatformBasket)

it('maps a parcel, a pick-up and a second parcel with their items, and each line to its own', () => {
  const basket = map({
    shipments: [
      { shipmentId: 'me', shippingAddress: home, shippingMethod: standard, shippingTotal: 3.99 },
      { ...atStore, shippingTotal: 0, c_pickUpPerson: 'Ida Sommer' },
      { shipmentId: 'second', shippingMethod: standard }
    ],
    productItems: [
      { itemId: '1', productId: 'tea', shipmentId: 'pickup' },
      { itemId: '2', productId: 'cup', shipmentId: 'me' },
      { itemId: '3', productId: 'pot', shipmentId: 'second' },
      { itemId: '4', productId: 'jar' }
    ]
  })
  expect(basket.shipments).toMatchObject([
    { id: 'me', kind: 'delivery', itemIds: ['2', '4'], cost: 3.99, method: { id: 'standard' } },
    {
      id: 'pickup',
      kind: 'pickUp',
      storeId: 'hamburg',
      person: 'Ida Sommer',
      itemIds: ['1'],
      cost: 0,
      method: { id: '005' }
    },
    { id: 'second', kind: 'delivery', itemIds: ['3'] }
  ])
  expect(basket.lines.map(({ shipmentId, storeId }) => [shipmentId, storeId])).toEqual([
    ['pickup', 'hamburg'],
    ['me', undefined],
    ['second', undefined],
    ['me', undefined]
  ])
  expect(basket).toMatchObject({
    shippingAddress: { address1: 'Teeweg 1' },
    shippingMethod: { id: 'standard' }
  })
  expect(listSentProducts(basket)).toEqual(['cup', 'pot', 'jar'])
})

it('takes address and method from the parcel that has items', () => {
  const basket = map({
    shipments: [{ shipmentId: 'me' }, atStore, { shipmentId: 'second', shippingMethod: standard }],
    productItems: [{ itemId: '1', productId: 'tea', shipmentId: 'second' }]
  })
  expect(basket.shippingMethod?.id).toBe('standard')
})

it('takes no method of a store for a parcel, nor of a parcel for a store', () => {
  const basket = map({
    shipments: [
      { shipmentId: 'me', shippingMethod: collection },
      { ...atStore, shippingMethod: standard }
    ]
  })
  expect(basket.shipments.map(({ method }) => method)).toEqual([undefined, undefined])
})

const collected = buildLine({ storeId: 'hamburg', shipmentId: 'pickup' })
const card = buildLine({ isVirtualGiftCard: true })
it.each([
  ['with goods to send', [buildLine(), collected], [], false, false],
  ['with goods to collect alone', [collected], [], true, true],
  ['with a gift certificate beside them', [collected], [{ amount: 5, recipientEmail: 'x' }], false, false],
  ['with gift cards by e-mail', [card], [], false, true],
  ['empty', [], [], false, false]
])('a basket %s: all is collected, nothing is sent', (_what, lines, giftCertificateItems, all, nothing) => {
  const basket = buildBasket({
    lines,
    giftCertificateItems,
    containsVirtualGiftCard: lines.includes(card)
  })
  expect([isCollected(basket), isWithoutParcel(basket)]).toEqual([all, nothing])
})
