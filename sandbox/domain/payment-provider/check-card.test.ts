import { isValidIBAN } from 'ibantools'
import { checkCard, hasCheckDigit } from './check-card'
import { testCards, testIbans } from './test-data'

const NOW = Date.UTC(2030, 5, 15)
const card = { number: '4111 1111 1111 1111', holder: 'Lina Berg', expiry: '06/30', code: '123' }

it('keeps only a card’s allowed data, and accepts it until the end of its month', () => {
  expect(checkCard(card, NOW)).toMatchObject({
    facts: { cardType: 'Visa', holder: 'Lina Berg', maskedNumber: '************1111', month: 6, year: 2030 }
  })
})

it.each([
  ['a wrong check digit', { number: '4111111111111112' }, 'NUMBER_INVALID'],
  ['a length that the kind does not have', { number: '411111111111111' }, 'NUMBER_INVALID'],
  ['a kind that is not taken', { number: '3528000000000007' }, 'NUMBER_INVALID'],
  ['letters', { number: 'number' }, 'NUMBER_INVALID'],
  ['no holder', { holder: ' ' }, 'HOLDER_REQUIRED'],
  ['a month that there is not', { expiry: '13/30' }, 'EXPIRY_INVALID'],
  ['a month that has passed', { expiry: '05/30' }, 'CARD_EXPIRED'],
  ['a code of another length', { code: '1234' }, 'CODE_INVALID'],
  ['three digits for the four of American Express', { number: '378282246310005' }, 'CODE_INVALID']
])('refuses %s', (_title, change, code) => {
  expect(checkCard({ ...card, ...change }, NOW)).toMatchObject({ problems: [{ code }] })
})

it('offers test data that its own checks let pass', () => {
  expect(testCards.filter(({ number }) => !hasCheckDigit(number))).toEqual([])
  expect(testIbans.filter(({ iban }) => !isValidIBAN(iban))).toEqual([])
})
