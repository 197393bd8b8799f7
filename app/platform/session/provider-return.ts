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

/**
 * Name of the cookie that says, readable and without a secret, that a login at a provider has come back and the guest's
 * basket is still to follow: `new` for a customer who has just been made, else `known`.
 */
export const enteredCookieName = (siteId: string): string => `entered_${siteId}`
