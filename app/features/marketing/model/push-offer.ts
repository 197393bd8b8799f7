import { paths } from '../../../addresses/paths'
import type { PushAnswer } from '../push-answer'

/** Between a cart and its order, and where the shopper reads what the shop does with data. */
const QUIET = [paths.cart, paths.checkout, paths.privacy, paths.imprint]

export interface PushSituation {
  /** Of the page that is shown, without site and locale. */
  path: string
  /** Of the page that the shopper came in by. */
  firstPath: string
  /** What the shopper has answered before. */
  answer?: PushAnswer
  /** The browser's word; undefined where it knows no push messages. */
  permission?: NotificationPermission
}

/**
 * Whether push messages may be offered: to who looks around (never on the first page), has not been
 * asked within a year and could still say yes, and not where a question would disturb.
 */
export function mayOfferPush({ path, firstPath, answer, permission }: PushSituation): boolean {
  if (path === firstPath || answer || !permission || permission === 'denied') return false
  return !QUIET.some(quiet => path === quiet || path.startsWith(`${quiet}/`))
}
