import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { ProviderButtons } from '../login/provider-buttons'
import { linkedAccountsQuery } from './linked-accounts-query'

/** Logs in again with a connected provider, and comes back to the page, where the change is made once more. */
export function ProviderWay() {
  const { data } = useRead(linkedAccountsQuery(usePlatform()))
  return data ? <ProviderButtons only={data.accounts.map(({ provider }) => provider)} /> : null
}
