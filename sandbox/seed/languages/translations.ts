import french from './french.json'
import italian from './italian.json'

type Translations = Partial<Record<string, string>>

const translations: Record<'fr' | 'it', Translations> = { fr: french, it: italian }

/** Translations of the jasmin shop's German texts; undefined for texts of other shops. */
export function findTranslation(target: 'fr' | 'it', german: string): string | undefined {
  return translations[target][german]
}
