import type { Localized, LocalizedList } from '../domain/localized-text'

/** One text in both languages of the seed, German first. */
export function t(de: string, en: string): Localized {
  return { de, en }
}

/** The same word in both languages, e.g. a product name. */
export function same(text: string): Localized {
  return { de: text, en: text }
}

/** Pairs of German and English texts as one list per language. */
export function list(...pairs: [de: string, en: string][]): LocalizedList {
  return { de: pairs.map(([de]) => de), en: pairs.map(([, en]) => en) }
}
