import { useIntl } from '../../../intl/intl'
import { useSite } from '../../../visit/site/site-context'
import { Message } from '../../../ui/status/message'
import type { Basket } from '../model/basket'
import { promotionMessages as messages } from './promotion-messages'

/** Says that the welcome offer is given, or that something is missing for it now (requirement 6.3). */
export function WelcomeOfferBanner({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  if (basket.isWelcomeOfferRemoved) {
    const text = site.tenantId === 'jasmin' ? messages.welcomeRemoved : messages.welcomeRemovedCoffee
    return <Message kind="warning">{formatMessage(text)}</Message>
  }
  if (!basket.welcomeOfferPromotionId) return null
  return <Message kind="success">{formatMessage(messages.welcomeGiven)}</Message>
}
