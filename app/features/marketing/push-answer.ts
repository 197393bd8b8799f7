import Cookies from 'js-cookie'

/** What the shopper has said to push messages. */
export type PushAnswer = 'yes' | 'no'

/** Listed in config/consent-services.js: goes with the consent. */
const NAME = 'pushMessages'
const DAYS = 365

/** Undefined until the shopper has been asked, and a year after. Browser only. */
export function readPushAnswer(): PushAnswer | undefined {
  const kept = Cookies.get(NAME)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Remembers the answer for a year. */
export const keepPushAnswer = (answer: PushAnswer): void =>
  void Cookies.set(NAME, answer, {
    expires: DAYS,
    sameSite: 'strict',
    secure: window.location.protocol === 'https:'
  })
