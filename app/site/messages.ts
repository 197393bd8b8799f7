import type { MessageFormatElement } from 'react-intl'

export type Catalogue = Record<string, MessageFormatElement[]>

/** One compiled catalogue per locale, each a chunk of its own. */
const catalogues: Record<string, () => Promise<{ default: unknown }>> = {
  'de-DE': () => import(/* webpackChunkName: "messages-de-DE" */ '../../translations/compiled/de-DE.json'),
  'de-AT': () => import(/* webpackChunkName: "messages-de-AT" */ '../../translations/compiled/de-AT.json'),
  'en-DE': () => import(/* webpackChunkName: "messages-en-DE" */ '../../translations/compiled/en-DE.json'),
  'en-GB': () => import(/* webpackChunkName: "messages-en-GB" */ '../../translations/compiled/en-GB.json')
}

const loaded = new Map<string, Catalogue>()

/**
 * Loads the catalogue of a locale, once. On failure empty messages are used, so
 * that the English defaults in the code show (spec 1 section 7).
 */
export async function loadMessages(localeId: string): Promise<Catalogue> {
  const known = loaded.get(localeId)
  if (known) return known
  try {
    const catalogue = (await catalogues[localeId]?.())?.default as Catalogue | undefined
    if (catalogue) loaded.set(localeId, catalogue)
    return catalogue ?? {}
  } catch {
    return {}
  }
}

/** The catalogue if it is loaded already. */
export const findMessages = (localeId: string): Catalogue => loaded.get(localeId) ?? {}
