import type { BareStatus } from '../http/send-request'
import { scapiFamily } from './scapi-family'

/** A customer's account at an identity provider. */
interface PlatformLinkedAccount {
  /** The provider's name at the login service, e.g. google. */
  authenticationProviderId: string
  email?: string
  linkedAt?: string
  lastUsedAt?: string
}

/** The shop's own API for accounts at identity providers (decision 48). Only the server links one. */
interface CustomLinkedAccounts {
  /** `c_otherWays`: how the customer logs in without a provider, of `password`, `passkey` and `code`. */
  getLinkedAccounts(
    parameters: object
  ): Promise<{ c_otherWays?: string[]; c_accounts?: PlatformLinkedAccount[] }>
  /** @throws PlatformError `last-way-to-sign-in` (409). */
  unlinkAccount(parameters: { providerId: string }): Promise<BareStatus>
}

export const customLinkedAccounts = scapiFamily<CustomLinkedAccounts>(
  'custom/linked-accounts/v1',
  { getLinkedAccounts: 'GET /accounts', unlinkAccount: 'DELETE /accounts/{providerId}' },
  // A custom API refuses query parameters that it does not declare.
  { locale: false }
)
