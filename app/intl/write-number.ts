/** How a locale writes numbers. */
interface NumberMarks {
  decimal: string
  group: string
  /** Digits before the first group that are needed for groups at all: "1234" but "12.345" where it is 2. */
  leastBeforeGroup?: number
}

interface LocaleMarks extends NumberMarks {
  /** The currency's code follows the amount. */
  codeAfter?: boolean
}

const NBSP = '\u00a0'
const NARROW_NBSP = '\u202f'
const COMMA: NumberMarks = { decimal: ',', group: '.' }
const POINT: NumberMarks = { decimal: '.', group: ',' }

/**
 * One way to write numbers and prices in each locale, as Unicode's locale data says where that has one: a test compares
 * them. It mixes both in en-DE ("0,5" beside "EUR 4.95") and de-AT; English there is written as English is, German
 * prices and numbers alike. Written down, because the
 * first number that `Intl` formats takes Chromium 30 ms, and because server and browser need not have the same data.
 */
const MARKS: Record<string, LocaleMarks> = {
  'de-AT': COMMA,
  'de-DE': { ...COMMA, codeAfter: true },
  'en-AT': POINT,
  'en-DE': POINT,
  'en-GB': POINT,
  'en-US': POINT,
  'fr-FR': { decimal: ',', group: NARROW_NBSP, codeAfter: true },
  'it-IT': { ...COMMA, leastBeforeGroup: 2, codeAfter: true },
  'ja-JP': POINT,
  'ko-KR': POINT,
  'pt-BR': COMMA,
  'zh-CN': POINT,
  'zh-TW': POINT
}

/** Digits after the decimal point; of other currencies than these `Intl` knows. */
const DIGITS: Record<string, number> = { EUR: 2, GBP: 2, USD: 2, CHF: 2, JPY: 0, KRW: 0 }

/** From here on numbers may be written with an exponent by the language, and are left to `Intl`. */
const LARGEST = 1e15

/** A number as the locale writes it, with up to three digits after the decimal point. */
export function writeNumber(locale: string, value: number): string {
  const marks = MARKS[locale]
  if (!marks || !isPlain(value)) return findFormatter(locale).format(value)
  const [sign, whole, fraction] = roundDecimal(value, 3)
  const digits = fraction.replace(/0+$/, '')
  return `${sign}${group(whole, marks)}${digits && marks.decimal}${digits}`
}

/** An amount of money in whole currency units with the currency's code, where the locale has it. */
export function writePrice(locale: string, amount: number, currency: string): string {
  const marks = MARKS[locale]
  const digits = DIGITS[currency]
  if (!marks || digits === undefined || !isPlain(amount))
    return findFormatter(locale, currency).format(amount)
  const { decimal, ...grouping } = marks
  const [sign, whole, fraction] = roundDecimal(amount, digits)
  const number = `${group(whole, { decimal, ...grouping })}${digits > 0 ? decimal : ''}${fraction}`
  return marks.codeAfter ? `${sign}${number}${NBSP}${currency}` : `${sign}${currency}${NBSP}${number}`
}

const isPlain = (value: number) => Number.isFinite(value) && Math.abs(value) < LARGEST

function group(whole: string, { group: mark, leastBeforeGroup = 1 }: NumberMarks): string {
  if (whole.length < 3 + leastBeforeGroup) return whole
  return whole.replace(/\B(?=(\d{3})+$)/g, mark)
}

/**
 * Sign, digits before and digits after the decimal point. Halves are rounded away from zero by the digits that the
 * number is written with, as `Intl` does: 1.005 becomes 1.01, although the machine's number is a little less.
 */
function roundDecimal(value: number, digits: number): [sign: string, whole: string, fraction: string] {
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  const scaled = String(Math.round(Number(`${toDecimal(Math.abs(value))}e${digits}`))).padStart(
    digits + 1,
    '0'
  )
  const point = scaled.length - digits
  return [sign, scaled.slice(0, point), scaled.slice(point)]
}

/** Without the exponent that JavaScript writes for very small numbers. */
const toDecimal = (value: number) => (value < 1e-6 ? '0' : String(value))

const formatters = new Map<string, Intl.NumberFormat>()
/** Currencies come with baskets and orders; the shop has never sold in more than this. */
const MOST_FORMATTERS = 50

/** Locales that `Intl` mixes, with those that have the shop's marks; it has them for German prices in Austria. */
const WRITTEN_AS: Record<string, string> = { 'de-AT': 'de-DE', 'en-AT': 'en-GB', 'en-DE': 'en-GB' }

/** Making a formatter costs more than using it a hundred times: one per locale and currency. */
function findFormatter(locale: string, currency?: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const isPriceOfAustria = locale === 'de-AT' && currency !== undefined
  const formatter = new Intl.NumberFormat(
    isPriceOfAustria ? locale : (WRITTEN_AS[locale] ?? locale),
    currency === undefined ? {} : { style: 'currency', currency, currencyDisplay: 'code' }
  )
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  formatters.set(key, formatter)
  return formatter
}
