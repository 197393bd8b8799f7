/**
 * What the sandbox speaks. A text that a language lacks is said in German, and one that is the same in Great
 * Britain in English: only what names money differs.
 */
export const LANGUAGES = ['de', 'en-GB', 'en', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of a locale; German stands in for those that the sandbox does not speak. */
export const getLanguage = (locale: string): Language =>
  LANGUAGES.find(language => locale.toLowerCase().startsWith(language.toLowerCase())) ?? 'de'

/** A value in German and English at least. */
export type InLanguages<Value> = Record<'de' | 'en', Value> & Partial<Record<Language, Value>>

export type Localized = InLanguages<string>

export type LocalizedList = InLanguages<string[]>

/** What is said in each language, e.g. of parts that are said in it. */
export function inEach<Value>(build: (language: Language) => Value): Record<Language, Value> {
  return {
    de: build('de'),
    en: build('en'),
    'en-GB': build('en-GB'),
    fr: build('fr'),
    it: build('it')
  }
}

/** The value in a language, in the one that stands in for it where it has none. */
export function say<Value>(text: InLanguages<Value>, language: Language): Value
export function say<Value>(text: InLanguages<Value> | undefined, language: Language): Value | undefined
export function say<Value>(text: InLanguages<Value> | undefined, language: Language): Value | undefined {
  return text?.[language] ?? (language === 'en-GB' ? text?.en : text?.de)
}
