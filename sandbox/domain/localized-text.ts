export type Language = 'de' | 'en'

export type Localized = Record<Language, string>

export type LocalizedList = Record<Language, string[]>
