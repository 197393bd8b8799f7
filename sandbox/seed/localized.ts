import {
  inEach,
  LANGUAGES,
  say,
  type Language,
  type Localized,
  type LocalizedList
} from '../texts/localized-text'
import { findTranslation } from './languages/translations'

type Values = Record<string, Localized | string | number>

/**
 * A text in German and English, and in French and Italian where `languages/` has it under its
 * German words; in English of Great Britain with pounds.
 * `{name}` stands for a value: numbers are written as the language does; those of delivery stay for the shop.
 */
export function t(de: string, en: string, values: Values = {}): Localized {
  const told: Localized = { de, en }
  for (const language of LANGUAGES) {
    const text = findText(language, de, en, values)
    if (text !== undefined) told[language] = fillIn(text, values, language)
  }
  return told
}

/** The same word in every language, e.g. a product name. */
export function same(text: string): Localized {
  return { de: text, en: text }
}

/** Pairs of German and English texts as one list per language. */
export function list(...pairs: [de: string, en: string][]): LocalizedList {
  const texts = pairs.map(([de, en]) => t(de, en))
  return inEach(language => texts.map(text => say(text, language)))
}

function findText(language: Language, de: string, en: string, values: Values): string | undefined {
  if (language === 'de') return de
  if (language === 'en') return en
  if (language === 'en-GB')
    return en.includes('€') || Object.keys(values).length > 0 ? toPounds(en) : undefined
  return findTranslation(language, de)
}

/** Amounts are the same in pounds. */
const toPounds = (text: string): string => text.replaceAll('€', '£')

/** What delivery costs is known to the shop alone: it depends on the country (docs/editing.md). */
const FILLED_BY_SHOP = /delivery/i

function fillIn(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (FILLED_BY_SHOP.test(name)) return whole
    const value = values[name]
    if (value === undefined) throw new Error(`'${whole}' of '${text}' has no value`)
    if (typeof value === 'number') return value.toLocaleString(language, { useGrouping: false })
    return typeof value === 'string' ? value : say(value, language)
  })
}
