import type { MessageFormatElement } from './intl'
import { tryAgain } from '../lazy-loading/try-again'

export type Catalogue = Record<string, MessageFormatElement[]>

/** One compiled catalogue per locale (requirement 1.1), each a chunk of its own. */
const catalogues: Record<string, () => Promise<{ default: unknown }>> = {
  'de-AT': () => import(/* webpackChunkName: "messages-de-AT" */ '../../translations/compiled/de-AT.json'),
  'de-DE': () => import(/* webpackChunkName: "messages-de-DE" */ '../../translations/compiled/de-DE.json'),
  'en-AT': () => import(/* webpackChunkName: "messages-en-AT" */ '../../translations/compiled/en-AT.json'),
  'en-DE': () => import(/* webpackChunkName: "messages-en-DE" */ '../../translations/compiled/en-DE.json'),
  'en-GB': () => import(/* webpackChunkName: "messages-en-GB" */ '../../translations/compiled/en-GB.json'),
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ '../../translations/compiled/en-US.json'),
  'en-XB': () => import(/* webpackChunkName: "messages-en-XB" */ '../../translations/compiled/en-XB.json'),
  'es-MX': () => import(/* webpackChunkName: "messages-es-MX" */ '../../translations/compiled/es-MX.json'),
  'fr-FR': () => import(/* webpackChunkName: "messages-fr-FR" */ '../../translations/compiled/fr-FR.json'),
  'it-IT': () => import(/* webpackChunkName: "messages-it-IT" */ '../../translations/compiled/it-IT.json'),
  'ja-JP': () => import(/* webpackChunkName: "messages-ja-JP" */ '../../translations/compiled/ja-JP.json'),
  'ko-KR': () => import(/* webpackChunkName: "messages-ko-KR" */ '../../translations/compiled/ko-KR.json'),
  'pt-BR': () => import(/* webpackChunkName: "messages-pt-BR" */ '../../translations/compiled/pt-BR.json'),
  'zh-CN': () => import(/* webpackChunkName: "messages-zh-CN" */ '../../translations/compiled/zh-CN.json'),
  'zh-TW': () => import(/* webpackChunkName: "messages-zh-TW" */ '../../translations/compiled/zh-TW.json')
}

const loaded = new Map<string, Catalogue>()

/**
 * Loads the message catalogue of a locale, once. Where it does not come after several attempts, empty messages are
 * used, so that the English defaults in the code show (requirement 1.1).
 */
export async function loadMessages(localeId: string): Promise<Catalogue> {
  const known = loaded.get(localeId)
  if (known) return known
  try {
    const load = catalogues[localeId]
    const catalogue = load && ((await tryAgain(load)).default as Catalogue)
    if (catalogue) loaded.set(localeId, catalogue)
    return catalogue ?? {}
  } catch {
    return {}
  }
}

/** The catalogue if it is loaded already. */
export const findMessages = (localeId: string): Catalogue => loaded.get(localeId) ?? {}
