import { useIntl } from '../../../intl/intl'
import { describeWait } from '../../../intl/describe-wait'
import { findWait } from '../../../platform/http/platform-error'
import type { LoginProvider } from '../../../platform/session/provider-return'
import { useSite } from '../../../visit/site/site-context'
import { useViewMode } from '../../../visit/view-mode'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { Message } from '../../../ui/status/message'
import { PROVIDER_NAMES, providerMessages as messages } from './provider-messages'
import { useProviderStart } from './use-provider-start'

/**
 * The providers that can be used here. Google refuses to log people in inside another app's web view
 * (`disallowed_useragent`), so the native app does not offer it.
 */
export function useProviders(): LoginProvider[] {
  const { login } = useSite()
  const { app } = useViewMode()
  return app ? login.providers.filter(provider => provider !== 'google') : login.providers
}

/**
 * Logs in, or registers, with an account at a provider (requirement 14.3); nothing where the shop has none. The marks are
 * the shop's own: the providers' logos are theirs.
 *
 * @param returnTo path and query in the shop, by default the page's own
 * @param only of these providers, by default of all
 * @param note what a login there means for the page
 * @param onLeave keeps in this tab what does not come back by the address
 */
export function ProviderButtons({
  returnTo,
  only,
  note,
  onLeave
}: {
  returnTo?: string
  only?: readonly string[]
  note?: string
  onLeave?: () => void
}) {
  const intl = useIntl()
  const { formatMessage } = intl
  const providers = useProviders().filter(provider => !only || only.includes(provider))
  const { start, leaving, failure } = useProviderStart({ returnTo, onLeave })
  if (providers.length === 0) return null
  const wait = failure && findWait(failure.error)
  return (
    <section className="grid gap-3" aria-label={formatMessage(messages.or)}>
      <p className="text-sm text-muted">{formatMessage(messages.or)}</p>
      {note && <p>{note}</p>}
      {failure && (
        <Message kind="error" answer>
          {wait
            ? describeWait(intl, wait)
            : formatMessage(messages.failed, { provider: PROVIDER_NAMES[failure.provider] })}
        </Message>
      )}
      {providers.map(provider => (
        <Button
          key={provider}
          kind="secondary"
          wide
          icon={<Icon name="account" small />}
          busy={leaving === provider}
          disabled={leaving !== undefined && leaving !== provider}
          onClick={() => void start(provider)}
        >
          {formatMessage(messages.continue, { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </section>
  )
}
