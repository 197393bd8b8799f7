import french from './french.json'
import italian from './italian.json'

type Translations = Partial<Record<string, string>>

const translations: Record<'fr' | 'it', Translations> = { fr: french, it: italian }

/** What the German words of the jasmin shop are in a language; undefined of words that only other shops use. */
export function findTranslation(target: 'fr' | 'it', german: string): string | undefined {
  return translations[target][german]
}
