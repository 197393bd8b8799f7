import { buildProduct } from '../../../../tests/factories/catalogue'
import { findDelivery, offerProduct, presetDelivery } from './gift-card-delivery'
import { findChosenVariant, readChoices } from './variant-choice'

const value = (name: string) => ({ value: name, name })
const giftCard = buildProduct({
  isGiftCard: true,
  kind: 'master',
  variations: {
    attributes: [
      { id: 'amount', name: 'Amount', values: [value('25'), value('50')] },
      { id: 'delivery', name: 'Delivery', values: [value('post'), value('email')] }
    ],
    variants: [
      { id: 'p25', orderable: true, values: { amount: '25', delivery: 'post' } },
      { id: 'e25', orderable: true, values: { amount: '25', delivery: 'email' } }
    ],
    own: {}
  }
})
const read = (query: string, product = giftCard) =>
  readChoices(product.variations, new URLSearchParams(query), presetDelivery(product))

it('sends a gift card by e-mail until the shopper chooses otherwise', () => {
  expect(read('')).toEqual({ amount: '25', delivery: 'email' })
  expect(findDelivery(giftCard, read(''))).toBe('email')
  expect(findChosenVariant(giftCard.variations, read('amount=25'))?.id).toBe('e25')
  expect(findChosenVariant(giftCard.variations, read('amount=25&delivery=post'))?.id).toBe('p25')
})

it('keeps the way of the variant whose page it is', () => {
  const own = { amount: '25', delivery: 'post' }
  const variant = { ...giftCard, variations: { ...giftCard.variations, own } }
  expect(findDelivery(giftCard, read('', variant))).toBe('post')
})

it('sells gift cards by e-mail only where the site hides physical ones, also under an address of one', () => {
  const offered = offerProduct(giftCard, true)
  expect(offered.variations.attributes[1]?.values).toEqual([value('email')])
  expect(findChosenVariant(offered.variations, read('amount=25&delivery=post', offered))?.id).toBe('e25')
  expect(offerProduct(giftCard, false)).toBe(giftCard)
})

it('leaves other products alone, whatever they call their attributes', () => {
  const tea = { ...giftCard, isGiftCard: false }
  expect(read('', tea)).toEqual({ amount: '25', delivery: 'post' })
  expect(offerProduct(tea, true)).toBe(tea)
  expect(findDelivery(tea, { delivery: 'post' })).toBeUndefined()
})
