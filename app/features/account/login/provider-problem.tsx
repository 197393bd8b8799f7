import { useIntl } from '../../../intl/intl'
import {
  PROVIDER_PROBLEMS,
  type LoginProvider,
  type ProviderProblem as Problem
} from '../../../platform/session/provider-return'
import { Message } from '../../../ui/status/message'
import { PROVIDER_NAMES, providerMessages as messages } from './provider-messages'

/** A failed login at a provider, as the address of a page has it. */
export interface FailedProviderLogin {
  problem: Problem
  provider?: LoginProvider
}

/** Reads the query that the shop's callback leads back with; undefined for anything else. */
export function readProviderProblem(search: URLSearchParams): FailedProviderLogin | undefined {
  const problem = PROVIDER_PROBLEMS.find(known => known === search.get('problem'))
  const given = search.get('provider')
  const provider = given === 'google' || given === 'apple' ? given : undefined
  // Only an expired attempt may come without a provider.
  return problem && (provider || problem === 'expired') ? { problem, provider } : undefined
}

/** Says why a login at a provider, or connecting one, has not worked (requirement 14.3). */
export function ProviderProblem({ failed, isLink }: { failed: FailedProviderLogin; isLink?: boolean }) {
  const { formatMessage } = useIntl()
  const { problem, provider } = failed
  const message =
    isLink && problem === 'failed'
      ? messages.linkFailed
      : isLink && problem === 'refused'
        ? messages.linkRefused
        : messages[problem]
  return (
    <Message kind={problem === 'refused' || problem === 'existing' ? 'info' : 'error'} answer>
      {formatMessage(message, { provider: provider && PROVIDER_NAMES[provider] })}
    </Message>
  )
}
