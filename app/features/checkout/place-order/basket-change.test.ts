import { address } from '../../../../tests/factories/address'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { findBasketChange } from './basket-change'

const shown = buildBasket({
  lines: [buildLine({ quantity: 2, price: 20 }), buildLine({ itemId: 'item-2', name: 'Cup', price: 9 })],
  totals: { items: 29, tax: 2, order: 33 }
})

it('finds no difference between equal baskets', () => {
  expect(findBasketChange(shown, { ...shown, flashes: ['x'], checkoutKey: 'key' })).toBeUndefined()
})

it('names the sums, each line with another price or quantity, and each that is gone', () => {
  const now = {
    ...shown,
    lines: [buildLine({ quantity: 1, price: 11 })],
    totals: { items: 11, tax: 1, order: 15 }
  }
  expect(findBasketChange(shown, now)).toEqual({
    currency: 'EUR',
    total: { before: 33, now: 15 },
    lines: [
      { name: 'Sencha', before: { quantity: 2, price: 20 }, now: { quantity: 1, price: 11 } },
      { name: 'Cup', before: { quantity: 1, price: 9 } }
    ],
    added: []
  })
})

it.each([
  ['a coupon that is used up', { totals: { items: 29, tax: 2, order: 38 } }, { before: 33, now: 38 }],
  [
    'a line of another tab',
    { lines: [...shown.lines, buildLine({ itemId: 'item-3' })] },
    { before: 33, now: 33 },
    [{ name: 'Sencha', quantity: 1, price: 10 }]
  ]
])('is there for %s, too', (_what, fields, total, added = []) => {
  const change = findBasketChange(shown, { ...shown, ...fields })
  expect(change).toEqual({ currency: 'EUR', total, lines: [], added })
})

it.each([
  ['collected instead of sent', {}, { shipmentId: 'pickup', storeId: 'hamburg' }, 'collected'],
  ['sent instead of collected', { storeId: 'hamburg' }, {}, 'delivered'],
  ['collected in another store', { storeId: 'hamburg' }, { storeId: 'berlin' }, 'collected'],
  ['sent to another address', {}, { shipmentId: 'second' }, 'otherAddress']
])('names a line that is now %s', (_what, before, now, moved) => {
  const basket = (fields: object) => ({ ...shown, lines: [buildLine(fields)] })
  expect(findBasketChange(basket(before), basket(now))?.lines).toMatchObject([{ name: 'Sencha', moved }])
  expect(findBasketChange(basket(now), basket(now))).toBeUndefined()
})

const box = { valueId: 'box', name: 'Gift box', price: 4.9 }
it.each([
  ['has lost its free wrap', { gift: { message: '' } }, {}],
  ['was wrapped meanwhile', {}, { gift: { message: '' } }],
  ['has other words on its card', { gift: { message: 'Hi' } }, { gift: { message: 'Bye' } }],
  ['is wrapped otherwise', { gift: { message: '', wrap: box } }, { gift: { message: '' } }]
])('names a line that %s, at the same sum', (_what, before, now) => {
  const basket = (fields: object) => ({ ...shown, lines: [buildLine(fields)] })
  expect(findBasketChange(basket(before), basket(now))?.lines).toMatchObject([
    { name: 'Sencha', isRewrapped: true }
  ])
  expect(findBasketChange(basket(now), basket(now))).toBeUndefined()
})

it('names the price of a line whose wrap costs more now, as wrapped as it was', () => {
  const wrapped = (price: number) => ({
    ...shown,
    lines: [
      buildLine({
        price: 20,
        extras: [{ name: 'Gift box', price }],
        gift: { message: 'Hi', wrap: { ...box, price } }
      })
    ]
  })
  const [line] = findBasketChange(wrapped(4.9), wrapped(5.9))?.lines ?? []
  expect(line).toMatchObject({ before: { price: 24.9 }, now: { price: 25.9 } })
  expect(line?.isRewrapped).toBeUndefined()
})

const parcel = { id: 'me', kind: 'delivery' as const, itemIds: ['item-1'], address }
const sent = { ...shown, billingAddress: address, shipments: [parcel] }
it.each([
  ['the parcel’s address', { shipments: [{ ...parcel, address: { ...address, city: 'Bonn' } }] }],
  ['the words that go with the parcel', { shipments: [{ ...parcel, giftMessage: 'Hi' }] }],
  ['the billing address', { billingAddress: { ...address, lastName: 'Moor' } }]
])('says that %s is another one', (_what, now) => {
  expect(findBasketChange(sent, { ...sent, ...now })).toMatchObject({ isReaddressed: true, lines: [] })
  expect(findBasketChange(sent, sent)).toBeUndefined()
})

const aunt = { ...address, firstName: 'Erika', lastName: 'Stein', city: 'Bonn' }
const divided = {
  ...sent,
  lines: [buildLine({ price: 10 }), buildLine({ itemId: 'item-2', shipmentId: 'aunt', price: 10 })],
  shipments: [parcel, { id: 'aunt', kind: 'delivery' as const, itemIds: ['item-2'], address: aunt }]
}
const gathered = {
  ...sent,
  lines: [buildLine({ quantity: 2, price: 20 })],
  totals: divided.totals
}

it('names an address that nothing is sent to any more, and no unit as gone that goes elsewhere', () => {
  expect(findBasketChange(divided, gathered)).toMatchObject({
    lines: [{ name: 'Sencha', before: { quantity: 2 }, now: { quantity: 2 }, moved: 'otherAddress' }],
    added: [],
    droppedAddresses: ['Erika Stein, Bonn']
  })
})

it('says that units are divided to another address, and names none as dropped', () => {
  const change = findBasketChange(gathered, divided)
  expect(change).toMatchObject({ lines: [{ name: 'Sencha', moved: 'otherAddress' }], added: [] })
  expect(change?.droppedAddresses).toBeUndefined()
})

it('still names units that are gone with their address', () => {
  const now = { ...gathered, lines: [buildLine({ price: 10 })] }
  expect(findBasketChange(divided, now)).toMatchObject({
    lines: [{ name: 'Sencha', before: { quantity: 1, price: 10 } }],
    droppedAddresses: ['Erika Stein, Bonn']
  })
})

it('takes an empty parcel with another address for no change', () => {
  const empty = { ...parcel, itemIds: [], address: undefined }
  const filled = { ...empty, address }
  expect(findBasketChange({ ...sent, shipments: [empty] }, { ...sent, shipments: [filled] })).toBeUndefined()
})

it('says what gift cards pay and leave where they pay less than they did', () => {
  const card = { id: 'g', methodId: 'GIFT_CERTIFICATE', amount: 20, giftCard: { ending: '2222' } }
  const now = { ...shown, paymentInstruments: [{ ...card, amount: 5 }] }
  expect(findBasketChange({ ...shown, paymentInstruments: [card] }, now)).toMatchObject({
    total: { before: 33, now: 33 },
    giftCards: { paid: { before: 20, now: 5 }, due: { before: 13, now: 28 } }
  })
})

it('says that a gift card for somebody has other words than were shown', () => {
  const gift = {
    giftCertificateItemId: 'g',
    amount: 25,
    recipientEmail: 'mia@example.com',
    c_productName: 'Card'
  }
  const before = { ...shown, giftCertificateItems: [{ ...gift, recipientName: 'Mia', message: 'Hi' }] }
  expect(findBasketChange(before, before)).toBeUndefined()
  const now = { ...before, giftCertificateItems: [{ ...gift, recipientName: 'Tom', message: 'Hi' }] }
  expect(findBasketChange(before, now)).toMatchObject({
    lines: [{ name: 'Card, Mia', before: { quantity: 1, price: 25 } }],
    added: [{ name: 'Card, Tom', quantity: 1, price: 25 }]
  })
})
