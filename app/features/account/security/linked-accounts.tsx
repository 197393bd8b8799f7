import { useLocation } from '../../../entry/kit-adapter/router'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import type { LoginProvider } from '../../../platform/session/provider-return'
import { useSite } from '../../../visit/site/site-context'
import { AccountFailed } from '../account-frame'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { describeMissingLogin } from '../fresh-login/use-fresh-login'
import { useAccountAccess } from '../api/account-access'
import { PROVIDER_NAMES, providerMessages } from '../login/provider-messages'
import { useProviders } from '../login/provider-buttons'
import { ProviderProblem, readProviderProblem } from '../login/provider-problem'
import { useProviderStart } from '../login/use-provider-start'
import { useTask } from '../saved/use-task'
import { linkedAccountsQuery, unlinkAccount } from './linked-accounts-query'
import { linkedMessages as messages } from './linked-messages'

/** The providers that the customer logs in with: each can be connected and, unless it is the last way, disconnected. */
export function LinkedAccounts() {
  const intl = useIntl()
  const { formatMessage } = intl
  const access = useAccountAccess()
  const { search, pathname } = useLocation()
  const { data, isError, refetch } = useRead(linkedAccountsQuery(usePlatform()))
  const { start, leaving, failure } = useProviderStart({ returnTo: pathname, link: true })
  const { outcome, isBusy, run } = useTask()
  const { login } = useSite()
  const offered = useProviders()
  const failed = readProviderProblem(new URLSearchParams(search))

  if (isError) return <AccountFailed text={formatMessage(messages.unavailable)} onRetry={refetch} />
  if (!data) return null
  const isLast = data.accounts.length === 1 && !data.otherWays.some(way => way !== 'code' || login.code)
  const unlink = (provider: LoginProvider) =>
    run(
      () => unlinkAccount(access, provider),
      formatMessage(messages.disconnected, { provider: PROVIDER_NAMES[provider] })
    )

  return (
    <div className="grid gap-5">
      {failed && !outcome && <ProviderProblem failed={failed} isLink />}
      {failure && (
        <Message kind="error" answer>
          {describeMissingLogin(intl, failure.error) ??
            formatMessage(providerMessages.linkFailed, { provider: PROVIDER_NAMES[failure.provider] })}
        </Message>
      )}
      {outcome && (
        <Message kind={outcome.kind} answer>
          {outcome.text}
        </Message>
      )}
      <p className="text-muted">{formatMessage(messages.text)}</p>
      <ul className="grid gap-4">
        {(['google', 'apple'] as const).map(provider => {
          const name = PROVIDER_NAMES[provider]
          const account = data.accounts.find(each => each.provider === provider)
          if (!account && !offered.includes(provider)) return null
          return (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 grow">
                <p className="font-semibold">{name}</p>
                {account && (
                  <p className="text-sm text-muted">
                    {account.email
                      ? formatMessage(messages.connected, { email: account.email })
                      : formatMessage(messages.connectedOnly)}
                  </p>
                )}
                {account && isLast && <p className="text-sm">{formatMessage(messages.last)}</p>}
              </div>
              {!account && (
                <Button
                  kind="secondary"
                  busy={leaving === provider}
                  disabled={leaving !== undefined && leaving !== provider}
                  onClick={() => void start(provider)}
                >
                  {formatMessage(messages.connect, { provider: name })}
                </Button>
              )}
              {account && !isLast && (
                <Button kind="secondary" busy={isBusy} onClick={() => void unlink(provider)}>
                  {formatMessage(messages.disconnect, { provider: name })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
