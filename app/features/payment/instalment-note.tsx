import { useSite } from '../../visit/site/site-context'
import { useConsent } from '../../visit/consent/use-consent'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import type { Placement } from './instalment-message'

const loadMessage = () =>
  import(/* webpackChunkName: "instalments" */ './instalment-message').then(
    ({ InstalmentMessage }) => InstalmentMessage
  )

/**
 * The price of an amount in instalments, in euros only (requirement 4.2); with functional
 * consent, and where the payment provider's script is configured.
 */
export function InstalmentNote({ amount, placement }: { amount: number | undefined; placement: Placement }) {
  const { currency, thirdParties } = useSite()
  const { scriptUrl } = thirdParties.instalments
  const isAllowed = useConsent('functional')
  const Message = useLazyComponent(isAllowed && scriptUrl !== '', loadMessage)
  if (!Message || currency !== 'EUR' || !amount) return null
  return <Message scriptUrl={scriptUrl} amount={amount} placement={placement} />
}
