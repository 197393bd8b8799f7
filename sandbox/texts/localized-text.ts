/** Languages of the sandbox; those of a country come before the language itself. */
export const LANGUAGES = ['de-AT', 'de', 'en-GB', 'en', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

/** What a language says where it has no words of its own: a country's only those that differ. */
export const getFallback = (language: Language): 'de' | 'en' => (language === 'en-GB' ? 'en' : 'de')

/** The language that a country shares with others; undefined for a language itself. */
export const findShared = (language: Language): Language | undefined =>
  language.includes('-') ? getFallback(language) : undefined

/** The language of a locale, "de-AT" or "de_AT"; German for languages that the sandbox lacks. */
export function getLanguage(locale: string): Language {
  const tag = locale.replace('_', '-').toLowerCase()
  return LANGUAGES.find(language => tag.startsWith(language.toLowerCase())) ?? 'de'
}

/** Whose dates a language has: English in Europe is British. */
export const getDateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A value in German and English at least. */
export type InLanguages<Value> = Record<'de' | 'en', Value> & Partial<Record<Language, Value>>

export type Localized = InLanguages<string>

export type LocalizedList = InLanguages<string[]>

/** Builds the text of each language, e.g. from localized parts. */
export function inEach<Value>(build: (language: Language) => Value): Record<Language, Value> {
  return {
    'de-AT': build('de-AT'),
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
  return text?.[language] ?? text?.[getFallback(language)]
}
