import {
  inEach,
  LANGUAGES,
  say,
  type Language,
  type Localized,
  type LocalizedList
} from '../texts/localized-text'
import type { Cents } from '../domain/money'
import { setTypography } from '../texts/set-typography'
import { writeMoney } from '../texts/write-money'
import { sayRegionally } from './languages/regional-wording'
import { findTranslation } from './languages/translations'

/** An amount by currency. */
type Money = Partial<Record<string, Cents>>

type Values = Record<string, Localized | Money | string | number | undefined>

/**
 * A text in German and English, and in French and Italian where `languages/` has it under its
 * German words; in those of Austria and Great Britain where their words or the amounts differ.
 * `{name}` is a placeholder: numbers and money are written as the language does; facts of country and site stay for the shop.
 */
export function t(de: string, en: string, values: Values = {}): Localized {
  const told: Localized = { de, en }
  for (const language of LANGUAGES) {
    const text = findText(language, de, en, values)
    if (text !== undefined) told[language] = setTypography(language, fillIn(text, values, language))
  }
  return told
}

/** The same word in every language, e.g. a product name. */
export function same(text: string): Localized {
  return { de: text, en: text }
}

/** A measure with a fraction, with the decimal sign of each language: "8,5 cm". */
export const measure = (value: number, unit: string): Localized =>
  inEach(language => `${value.toLocaleString(language)} ${unit}`)

/** Pairs of German and English texts, with the values of their placeholders, as one list per language. */
export function list(...pairs: [de: string, en: string, values?: Values][]): LocalizedList {
  const texts = pairs.map(([de, en, values]) => t(de, en, values))
  return inEach(language => texts.map(text => say(text, language)))
}

function findText(language: Language, de: string, en: string, values: Values): string | undefined {
  if (language === 'de') return de
  if (language === 'en') return en
  if (language === 'de-AT')
    return sayRegionally(language, de) ?? (Object.values(values).some(isOfAustria) ? de : undefined)
  // Nothing is sold there where no amount is in pounds.
  if (language === 'en-GB')
    return sayRegionally(language, en) ?? (Object.values(values).some(isInPounds) ? en : undefined)
  return findTranslation(language, de)
}

const isMoney = (value: Values[string]): value is Money => typeof value === 'object' && !('de' in value)

const isInPounds = (value: Values[string]): boolean =>
  typeof value === 'object' && ('en-GB' in value || (isMoney(value) && value.GBP !== undefined))

/** Amounts have their currency in front there. */
const isOfAustria = (value: Values[string]): boolean =>
  isMoney(value) || (typeof value === 'object' && value['de-AT'] !== undefined)

/** Only the shop knows these: they depend on the country or are the site's settings (docs/editing.md). */
export const FILLED_BY_SHOP =
  /delivery|^(orderBefore|serviceHours|returnDays|withdrawalDays|invoiceDays|mailService|storeCity)$/i

const NUMBERS = Object.fromEntries(
  LANGUAGES.map(language => [language, new Intl.NumberFormat(language, { useGrouping: false })])
) as Record<Language, Intl.NumberFormat>

function fillIn(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (FILLED_BY_SHOP.test(name)) return whole
    const value = values[name]
    if (value === undefined) throw new Error(`'${whole}' of '${text}' has no value`)
    if (typeof value === 'number') return NUMBERS[language].format(value)
    if (isMoney(value)) return writeAmount(value, language)
    return typeof value === 'string' ? value : say(value, language)
  })
}

function writeAmount(amount: Money, language: Language): string {
  const currency = language === 'en-GB' ? 'GBP' : 'EUR'
  const cents = amount[currency]
  if (cents === undefined) throw new Error(`no amount in ${currency} in ${JSON.stringify(amount)}`)
  return writeMoney(language, cents, currency, { whole: true })
}
