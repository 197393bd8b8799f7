import type { Catalogue } from './messages'

/**
 * Message groups that only some pages have, see `LATE_GROUPS` in scripts/messages/compile.ts: 22 to 25 KiB, compressed,
 * that no first view of a list or product loads.
 */
const groups = {
  personal: (localeId: string) =>
    import(
      /* webpackChunkName: "personal-[request]" */ `../../translations/compiled/personal/${localeId}.json`
    ) as Promise<{ default: Catalogue }>
}

export type MessageGroup = keyof typeof groups
export const MESSAGE_GROUPS = Object.keys(groups) as MessageGroup[]

const loaded = new Map<string, Catalogue>()

/**
 * Loads the messages of a group in a locale, once.
 *
 * @throws when they cannot be loaded: a page needs its messages.
 */
export async function loadMessageGroup(group: MessageGroup, localeId: string): Promise<Catalogue> {
  const key = `${group} ${localeId}`
  const messages = loaded.get(key) ?? (await groups[group](localeId)).default
  loaded.set(key, messages)
  return messages
}

/** The messages if they are loaded. */
export const findMessageGroup = (group: MessageGroup, localeId: string): Catalogue | undefined =>
  loaded.get(`${group} ${localeId}`)
