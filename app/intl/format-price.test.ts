import { createIntl } from './intl'
import { formatMarkedPrice, formatPrice, formatPricePerUnit } from './format-price'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  it.each([
    ['de-DE', 12.9, 'EUR', '12,90 EUR'],
    ['de-DE', 1234.5, 'EUR', '1.234,50 EUR'],
    ['de-DE', -5, 'EUR', '-5,00 EUR'],
    ['en-GB', 12.9, 'GBP', 'GBP 12.90'],
    ['en-DE', 0, 'EUR', 'EUR 0.00'],
    ['de-AT', 1234.5, 'EUR', 'EUR 1.234,50'],
    ['en-AT', 12.9, 'EUR', 'EUR 12.90'],
    ['en-US', 12.9, 'USD', 'USD 12.90'],
    ['es-MX', 1234.5, 'MXN', 'MXN 1,234.50'],
    ['fr-FR', 1234.5, 'EUR', '1 234,50 EUR'],
    ['it-IT', 12345.6, 'EUR', '12.345,60 EUR'],
    ['ja-JP', 1234.5, 'JPY', 'JPY 1,235'],
    ['ko-KR', 12345, 'KRW', 'KRW 12,345'],
    ['pt-BR', 12.9, 'BRL', 'BRL 12,90'],
    ['zh-CN', 12.9, 'CNY', 'CNY 12.90'],
    ['zh-TW', 1290, 'TWD', 'TWD 1,290.00']
  ])('is written as %s writes it', (locale, amount, currency, expected) => {
    expect(plain(formatPrice(createIntl({ locale }), amount, currency))).toBe(expected)
  })

  it('has an asterisk where there is no VAT note beside it', () => {
    expect(plain(formatMarkedPrice(createIntl({ locale: 'de-DE' }), 3.99, 'EUR'))).toBe('3,99 EUR*')
  })

  it.each([
    ['de-DE', 'EUR', '(9,90 EUR / 100 g)'],
    ['de-AT', 'EUR', '(EUR 9,90 / 100 g)'],
    ['en-DE', 'EUR', '(EUR 9.90 / 100 g)'],
    ['en-AT', 'EUR', '(EUR 9.90 / 100 g)'],
    ['en-GB', 'GBP', '(GBP 9.90 / 100 g)'],
    ['fr-FR', 'EUR', '(9,90 EUR / 100 g)'],
    ['it-IT', 'EUR', '(9,90 EUR / 100 g)']
  ])('per measure is written as %s writes every other price', (locale, currency, expected) => {
    const intl = createIntl({ locale })
    const written = formatPricePerUnit(intl, { amount: 9.9, unit: '100 g' }, currency)
    expect(plain(written)).toBe(expected)
    expect(written).toContain(formatPrice(intl, 9.9, currency))
  })

  it('per unit stays as it is where the platform has it as text only', () => {
    const intl = createIntl({ locale: 'en-DE' })
    expect(formatPricePerUnit(intl, '(9,90 EUR / 100 g)', 'EUR')).toBe('(9,90 EUR / 100 g)')
  })
})
