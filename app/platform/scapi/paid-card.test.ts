import { readPaidCard } from './paid-card'

it.each([
  ['its last digits', { cardType: 'Visa', numberLastDigits: '1111' }, { type: 'Visa', lastDigits: '1111' }],
  [
    'a masked number',
    { cardType: 'Amex', maskedNumber: '***********0005' },
    { type: 'Amex', lastDigits: '0005' }
  ],
  [
    'a whole number, of which four digits are left',
    { maskedNumber: '4111111111111111' },
    { lastDigits: '1111' }
  ],
  ['nothing that can be read', { cardType: 7, maskedNumber: '****' }, {}]
])('shows a card by %s', (_how, paymentCard, expected) =>
  expect(readPaidCard({ paymentCard })).toEqual(expected)
)

it('is undefined without a payment by card', () => {
  expect(readPaidCard({})).toBeUndefined()
  expect(readPaidCard({ paymentCard: null })).toBeUndefined()
})
