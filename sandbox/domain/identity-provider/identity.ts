/** Replacements of the identity providers with which people have accounts. */
export const PROVIDERS = ['google', 'apple'] as const
export type Provider = (typeof PROVIDERS)[number]

export const isProvider = (name: string): name is Provider => (PROVIDERS as readonly string[]).includes(name)

/** A person as a provider describes them: the claims of its id token. */
export interface Identity {
  /** The person's id at this provider, which never changes; the address may. */
  subject: string
  email: string
  emailVerified: boolean
  firstName?: string
  lastName?: string
}
