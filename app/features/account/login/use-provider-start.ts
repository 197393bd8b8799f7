import { useEffect, useState } from 'react'
import { sendRequest } from '../../../platform/http/send-request'
import {
  PROVIDER_START_ENDPOINT,
  type LoginProvider,
  type ProviderStartAnswer
} from '../../../platform/session/provider-return'
import { useFreshLogin } from '../fresh-login/use-fresh-login'
import { useSession } from '../../../platform/session/use-session'
import { useSite } from '../../../visit/site/site-context'

/**
 * Leads to a provider, by the shop's server, and back to `returnTo`: the page's address in this browser (path and
 * query). With `link` a customer connects the provider with their account.
 */
export function useProviderStart({
  returnTo,
  link,
  onLeave
}: {
  returnTo?: string
  link?: boolean
  onLeave?: () => void
}) {
  const { site, locale } = useSite()
  const session = useSession()
  const { withFreshLogin } = useFreshLogin()
  const [leaving, setLeaving] = useState<LoginProvider>()
  const [failure, setFailure] = useState<{ provider: LoginProvider; error: unknown }>()

  useEffect(() => {
    // Back from the provider: browsers show the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(undefined)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function start(provider: LoginProvider) {
    setLeaving(provider)
    setFailure(undefined)
    try {
      // The server takes the guest's proof from the session, which a first visit does not have yet.
      await session.getAccessToken()
      const ask = () =>
        sendRequest(fetch, {
          operation: 'startProviderLogin',
          url: PROVIDER_START_ENDPOINT,
          method: 'POST',
          body: {
            siteId: site.id,
            locale: locale.id,
            provider,
            returnTo: returnTo ?? location.pathname + location.search,
            link
          }
        })
      const answer = (await withFreshLogin(ask)) as ProviderStartAnswer
      onLeave?.()
      location.assign(answer.location)
    } catch (error) {
      setLeaving(undefined)
      setFailure({ provider, error })
    }
  }
  return { start, leaving, failure }
}
