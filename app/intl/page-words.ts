import type { Catalogue } from './messages'

/** Message groups that only some pages have, see `LATE_GROUPS` in scripts/messages/compile.ts. */
const groups = {
  personal: (localeId: string) =>
    import(
      /* webpackChunkName: "personal-[request]" */ `../../translations/compiled/personal/${localeId}.json`
    ) as Promise<{ default: Catalogue }>
}

export type WordGroup = keyof typeof groups
export const WORD_GROUPS = Object.keys(groups) as WordGroup[]

const loaded = new Map<string, Catalogue>()

/**
 * Loads the messages of a group in a locale, once.
 *
 * @throws when they cannot be loaded: a page needs its messages.
 */
export async function loadPageWords(group: WordGroup, localeId: string): Promise<Catalogue> {
  const key = `${group} ${localeId}`
  const words = loaded.get(key) ?? (await groups[group](localeId)).default
  loaded.set(key, words)
  return words
}

/** The messages if they are loaded. */
export const findPageWords = (group: WordGroup, localeId: string): Catalogue | undefined =>
  loaded.get(`${group} ${localeId}`)
