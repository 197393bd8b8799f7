import { createIntl } from 'react-intl'
import { formatMarkedPrice, formatPrice } from './format-price'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('money', () => {
  it.each([
    ['de-DE', 12.9, 'EUR', '12,90 EUR'],
    ['de-DE', 1234.5, 'EUR', '1.234,50 EUR'],
    ['de-DE', -5, 'EUR', '-5,00 EUR'],
    ['en-GB', 12.9, 'GBP', 'GBP 12.90'],
    ['en-DE', 0, 'EUR', 'EUR 0.00']
  ])('is written as %s writes it', (locale, amount, currency, expected) => {
    expect(plain(formatPrice(createIntl({ locale }), amount, currency))).toBe(expected)
  })

  it('carries a star where no VAT note stands beside it', () => {
    expect(plain(formatMarkedPrice(createIntl({ locale: 'de-DE' }), 3.99, 'EUR'))).toBe('3,99 EUR*')
  })
})
