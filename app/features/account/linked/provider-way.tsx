import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { freshLoginMessages } from '../fresh-login/messages'
import { ProviderButtons } from '../login/provider-buttons'
import { linkedAccountsQuery } from './linked-accounts-query'

/** Logs in again with a connected provider, which leaves the page: the change is lost, and said to be. */
export function ProviderWay() {
  const { formatMessage } = useIntl()
  const { data } = useRead(linkedAccountsQuery(usePlatform()))
  return data ? (
    <ProviderButtons
      only={data.accounts.map(({ provider }) => provider)}
      note={formatMessage(freshLoginMessages.comeBack)}
    />
  ) : null
}
