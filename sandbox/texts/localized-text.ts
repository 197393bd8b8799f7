/**
 * Languages of the sandbox. Missing texts are in German, missing British ones in English: only amounts differ
 * there.
 */
export const LANGUAGES = ['de', 'en-GB', 'en', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of a locale; German for languages that the sandbox lacks. */
export const getLanguage = (locale: string): Language =>
  LANGUAGES.find(language => locale.toLowerCase().startsWith(language.toLowerCase())) ?? 'de'

/** Whose dates a language has: English in Europe is British. */
export const getDateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A value in German and English at least. */
export type InLanguages<Value> = Record<'de' | 'en', Value> & Partial<Record<Language, Value>>

export type Localized = InLanguages<string>

export type LocalizedList = InLanguages<string[]>

/** Builds the text of each language, e.g. from localized parts. */
export function inEach<Value>(build: (language: Language) => Value): Record<Language, Value> {
  return {
    de: build('de'),
    en: build('en'),
    'en-GB': build('en-GB'),
    fr: build('fr'),
    it: build('it')
  }
}

/** The value in a language, or in its fallback language. */
export function say<Value>(text: InLanguages<Value>, language: Language): Value
export function say<Value>(text: InLanguages<Value> | undefined, language: Language): Value | undefined
export function say<Value>(text: InLanguages<Value> | undefined, language: Language): Value | undefined {
  return text?.[language] ?? (language === 'en-GB' ? text?.en : text?.de)
}
