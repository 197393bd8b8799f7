import { paths } from '../../visit/addresses/paths'
import Cookies from 'js-cookie'
import { writeCookie } from '../../browser/cookies'

/** The shopper's answer to the offer of push messages. */
export type PushAnswer = 'yes' | 'no'

/** Listed in config/consent-services.js: removed with the consent. */
const NAME = 'pushMessages'

/** Undefined until the shopper has answered, and again after a year. Browser only. */
export function readPushAnswer(): PushAnswer | undefined {
  const kept = Cookies.get(NAME)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Saves the answer for a year. */
export const savePushAnswer = (answer: PushAnswer): void => writeCookie(NAME, answer, 'strict')

/** Pages between cart and order, and legal pages. */
const QUIET = [paths.cart, paths.checkout, paths.privacy, paths.imprint]

export interface PushSituation {
  /** Path of the current page, without site and locale. */
  path: string
  /** Path of the landing page; undefined where the visit began before the page that was loaded. */
  firstPath?: string
  /** The shopper's earlier answer. */
  answer?: PushAnswer
  /** The browser's permission; undefined where it does not support push messages. */
  permission?: NotificationPermission
}

/**
 * Whether push messages may be offered: to a shopper who browses (never on the first page), has not been
 * asked within a year and could still say yes, and not where a question would be in the way.
 */
export function mayOfferPush({ path, firstPath, answer, permission }: PushSituation): boolean {
  if (path === firstPath || answer || !permission || permission === 'denied') return false
  return !QUIET.some(quiet => path === quiet || path.startsWith(`${quiet}/`))
}
