/** What the sandbox speaks. A text that a language lacks is said in German. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

/** A value in German and English at least. */
export type InLanguages<Value> = Record<'de' | 'en', Value> & Partial<Record<Language, Value>>

export type Localized = InLanguages<string>

export type LocalizedList = InLanguages<string[]>

/** The value in a language, in German where it has none. */
export function say<Value>(text: InLanguages<Value>, language: Language): Value
export function say<Value>(text: InLanguages<Value> | undefined, language: Language): Value | undefined
export function say<Value>(text: InLanguages<Value> | undefined, language: Language): Value | undefined {
  return text?.[language] ?? text?.de
}
