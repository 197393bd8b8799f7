import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { customLinkedAccounts } from '../../../platform/scapi/custom-linked-accounts'
import type { LoginProvider } from '../../../platform/session/provider-return'
import type { AccountAccess } from '../api/account-access'

interface LinkedAccount {
  provider: string
  email?: string
}

interface LinkedAccounts {
  accounts: LinkedAccount[]
  /** How they log in without a provider, of `password`, `passkey` and `code`; without one a single provider is the last way. */
  otherWays: string[]
}

const LINKED_ACCOUNTS_KEY = ['linked-accounts'] as const

/** The customer's accounts at identity providers (requirement 14.3). */
export const linkedAccountsQuery = (platform: Platform): QueryObject<LinkedAccounts> => ({
  queryKey: LINKED_ACCOUNTS_KEY,
  queryFn: async () => {
    const { c_otherWays = [], c_accounts = [] } = await platform
      .family(customLinkedAccounts)
      .getLinkedAccounts({})
    return {
      otherWays: c_otherWays,
      accounts: c_accounts.map(({ authenticationProviderId, email }) => ({
        provider: authenticationProviderId,
        email
      }))
    }
  }
})

/** The customer logs in without this provider from now on. */
export async function unlinkAccount({ client, platform }: AccountAccess, provider: LoginProvider) {
  await platform.family(customLinkedAccounts).unlinkAccount({ providerId: provider })
  await client.invalidateQueries({ queryKey: LINKED_ACCOUNTS_KEY })
}
