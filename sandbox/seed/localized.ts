import { LANGUAGES, say, type Language, type Localized, type LocalizedList } from '../texts/localized-text'
import { findTranslation } from './languages/translations'

type Values = Record<string, Localized | string | number>

/** What is said in each language, e.g. of parts that are said in it. */
export function inEach<Value>(build: (language: Language) => Value) {
  const [de, en] = [build('de'), build('en')]
  return { de, en, fr: build('fr'), it: build('it') }
}

/**
 * A text in German and English, and in French and Italian where `languages/` has it under its German words.
 * `{name}` stands for a value: numbers are written as the language does.
 */
export function t(de: string, en: string, values: Values = {}): Localized {
  const told: Localized = { de, en }
  for (const language of LANGUAGES) {
    const text = language === 'en' ? en : language === 'de' ? de : findTranslation(language, de)
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

function fillIn(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`'${whole}' of '${text}' has no value`)
    if (typeof value === 'number') return value.toLocaleString(language, { useGrouping: false })
    return typeof value === 'string' ? value : say(value, language)
  })
}
