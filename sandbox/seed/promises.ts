/** Years of what both shops promise in several texts. */
export const GIFT_CARD_YEARS = 3
export const SPARE_PARTS_YEARS = 10
/** For which a mailed code works, and a login is fresh enough for changes of the account. */
export const CODE_MINUTES = 10
export const FRESH_LOGIN_MINUTES = 15
/** For which a browser keeps the answer to the offer of a passkey (`app/features/account/passkeys/offer-answer.ts`). */
export const PASSKEY_ANSWER_DAYS = 90
/** For which a browser keeps the cookie of the list of devices. */
export const DEVICE_DAYS = 400
/** As the shop's own setting says; the mails of the sandbox name it. */
export const WITHDRAWAL_DAYS = 14

/** Years of the guarantee that a shop gives on its own appliances, by kind. */
const GUARANTEE_YEARS = { kettle: 2, frother: 2, kolibri: 2, kranich: 3, albatros: 5 } as const

/** The line of a product with its guarantee: who gives it, for how long, and for what. */
export const guaranteeLine = (kind: keyof typeof GUARANTEE_YEARS, guarantor: string): PairWithValues => [
  '{years} Jahre Garantie von {guarantor} auf Material und Verarbeitung',
  '{years}-year guarantee by {guarantor} on material and workmanship',
  { years: GUARANTEE_YEARS[kind], guarantor }
]

type PairWithValues = [de: string, en: string, values: { years: number; guarantor: string }]
