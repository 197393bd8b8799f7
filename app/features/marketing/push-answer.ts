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
