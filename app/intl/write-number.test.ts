import fc from 'fast-check'
import { writeNumber, writePrice } from './write-number'

const LOCALES = [
  'de-AT',
  'de-DE',
  'en-AT',
  'en-DE',
  'en-GB',
  'en-US',
  'es-MX',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'zh-CN',
  'zh-TW'
]
/** Locales whose numbers or prices Unicode's data writes in two ways: numbers are written as in these. */
const MIXED: Record<string, string> = { 'de-AT': 'de-DE', 'en-AT': 'en-GB', 'en-DE': 'en-GB' }
const CURRENCIES = ['EUR', 'GBP', 'USD', 'CHF', 'JPY', 'KRW', 'BHD']
const ODD = [
  0,
  -0,
  0.005,
  1.005,
  2.675,
  0.0000001,
  999.995,
  1234,
  12345,
  -1234.5,
  1e6,
  1e15,
  1e21,
  NaN,
  Infinity
]

const numbers = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map(cents => cents / 100),
  fc.double({ noNaN: true, min: -1e12, max: 1e12 })
)

describe.each(LOCALES)('in %s', locale => {
  it('numbers are written as Intl writes them', () => {
    const format = new Intl.NumberFormat(MIXED[locale] ?? locale)
    for (const value of ODD) expect(writeNumber(locale, value)).toBe(format.format(value))
    fc.assert(fc.property(numbers, value => writeNumber(locale, value) === format.format(value)))
  })

  it.each(CURRENCIES)('prices in %s are written as Intl writes them', currency => {
    const format = new Intl.NumberFormat(locale === 'en-AT' ? MIXED[locale] : locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code'
    })
    for (const value of ODD) expect(writePrice(locale, value, currency)).toBe(format.format(value))
    fc.assert(fc.property(numbers, value => writePrice(locale, value, currency) === format.format(value)))
  })
})

it.each(LOCALES)('in %s numbers and prices have the same decimal point', locale => {
  const mark = (text: string) => /\d(\D)5/.exec(text)?.[1]
  expect(mark(writeNumber(locale, 2.5))).toBe(mark(writePrice(locale, 2.5, 'EUR')))
})

it('asks Intl for nothing where it knows the locale and the currency', () => {
  const format = jest.spyOn(Intl, 'NumberFormat')
  expect([writeNumber('de-DE', 1234.5), writePrice('de-DE', 9.9, 'EUR')]).toEqual([
    '1.234,5',
    '9,90\u00a0EUR'
  ])
  expect(format).not.toHaveBeenCalled()
})
