import { localStore } from '../../../browser/storage'

/** The offer comes back after 90 days, in milliseconds (requirement 14.2). */
const REST_MS = 90 * 24 * 60 * 60 * 1000

const nameOf = (siteId: string) => `passkey-offer_${siteId}`

/** Whether this browser has answered the offer of a passkey lately, or has used a passkey. */
export function hasAnsweredOffer(siteId: string, now = Date.now()): boolean {
  const age = now - Number(localStore.read(nameOf(siteId)) ?? NaN)
  return age >= 0 && age < REST_MS
}

/** The customer has one here, or does not want one now. */
export const noteOfferAnswer = (siteId: string): void =>
  void localStore.write(nameOf(siteId), String(Date.now()))
