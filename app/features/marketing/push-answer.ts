import Cookies from 'js-cookie'

/** The shopper's answer to the offer of push messages. */
export type PushAnswer = 'yes' | 'no'

/** Listed in config/consent-services.js: removed with the consent. */
const NAME = 'pushMessages'
const DAYS = 365

/** Undefined until the shopper has answered, and again after a year. Browser only. */
export function readPushAnswer(): PushAnswer | undefined {
  const kept = Cookies.get(NAME)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Saves the answer for a year. */
export const savePushAnswer = (answer: PushAnswer): void =>
  void Cookies.set(NAME, answer, {
    expires: DAYS,
    sameSite: 'strict',
    secure: window.location.protocol === 'https:'
  })
