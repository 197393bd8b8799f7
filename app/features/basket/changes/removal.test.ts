import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { applyLineOrder } from './line-order'
import { buildCertificateRemoval, buildRemoval } from './removal'

const TEA = buildLine({ itemId: 'tea', productId: '1', name: 'Sencha', quantity: 3, unitPrice: 4.9 })
const emptied = buildBasket({ lines: [] })

it.each([
  ['a tea', TEA, { productId: '1', quantity: 3, price: 4.9 }],
  [
    'a part of a set',
    { ...TEA, productSet: 'set-1' },
    { productId: '1', quantity: 3, price: 4.9, c_productSet: 'set-1' }
  ],
  [
    'a gift card by e-mail',
    { ...TEA, isGiftCard: true, isVirtualGiftCard: true },
    { productId: '1', quantity: 3, price: 4.9, c_giftCardIsVirtual: true }
  ],
  [
    'a gift card by post',
    { ...TEA, isGiftCard: true },
    { productId: '1', quantity: 3, price: 4.9, c_giftCardIsVirtual: false }
  ],
  [
    'a chosen bonus',
    { ...TEA, quantity: 1, bonusChoiceId: 'offer-1' },
    { productId: '1', quantity: 1, bonusDiscountLineItemId: 'offer-1' }
  ]
])('puts %s back as it was', (_title, line, product) => {
  const removal = buildRemoval(line, buildBasket({ lines: [line] }), emptied)
  expect(removal).toMatchObject({ name: 'Sencha', parts: [{ itemId: 'tea', product }] })
  const [part] = removal.parts
  expect(part && 'product' in part && part.product).toEqual(product)
})

it('has nothing to put back of a bonus that the platform adds by itself', () => {
  const gift = buildLine({ itemId: 'gift', isAutomaticBonus: true })
  expect(
    buildRemoval(gift, buildBasket({ lines: [TEA, gift] }), buildBasket({ lines: [TEA] })).parts
  ).toEqual([])
})

it('puts what was chosen from a lost offer back after the product, but no bonus that comes by itself', () => {
  const chosen = buildLine({ itemId: 'chosen', productId: '2', bonusChoiceId: 'offer-1' })
  const gift = buildLine({ itemId: 'gift', productId: '3', isAutomaticBonus: true })
  const other = buildLine({ itemId: 'other', productId: '4', bonusChoiceId: 'offer-2' })
  const before = buildBasket({ lines: [chosen, TEA, gift, other] })
  const removal = buildRemoval(TEA, before, buildBasket({ lines: [other] }))
  expect(removal.parts.map(({ itemId }) => itemId)).toEqual(['tea', 'chosen'])
  expect(removal.order).toEqual(['chosen', 'tea', 'gift', 'other'])
})

it('puts a gift certificate back with its recipient, and without what the platform works out', () => {
  const item = {
    giftCertificateItemId: 'g1',
    amount: 25,
    recipientEmail: 'lina@example.com',
    recipientName: 'Lina',
    message: 'Enjoy',
    c_originalSKU: '7',
    c_purchasable: true,
    c_inventory: { orderable: true }
  }
  const removal = buildCertificateRemoval('g1', 'Gift card', buildBasket({ giftCertificateItems: [item] }))
  expect(removal.parts).toEqual([
    {
      itemId: 'g1',
      certificate: {
        amount: 25,
        recipientEmail: 'lina@example.com',
        recipientName: 'Lina',
        message: 'Enjoy',
        c_originalSKU: '7'
      }
    }
  ])
})

it('shows items in their remembered places and new ones behind them, as the platform has them', () => {
  const lines = ['new', 'c', 'a', 'newer'].map(itemId => buildLine({ itemId }))
  const basket = applyLineOrder(buildBasket({ lines }), ['a', 'gone', 'c'])
  expect(basket.lines.map(({ itemId }) => itemId)).toEqual(['a', 'c', 'new', 'newer'])
})
