export const PROVIDER_START_ENDPOINT = '/session/provider/start'

/** Identity providers that a shop may offer; which it does is a setting. */
export type LoginProvider = 'google' | 'apple'
/** Why a login with a provider, or linking one, has not worked (requirement 14.3). */
export const PROVIDER_PROBLEMS = ['refused', 'existing', 'unverified', 'taken', 'expired', 'failed'] as const
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number]

export interface ProviderStartAnswer {
  /** An address of the login service, which leads to the provider. */
  location: string
}

/** A customer has come back from a provider; the basket could not follow when it is not merged. */
export type EntryMark = `${'new' | 'known'}${'' | '-unmerged'}`

/**
 * Name of the cookie with an `EntryMark`, readable and without a secret; a page removes it once it has followed the
 * login (`followEntry`).
 */
export const enteredCookieName = (siteId: string): string => `entered_${siteId}`
