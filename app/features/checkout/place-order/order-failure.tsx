import { useIntl, type IntlShape } from 'react-intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { Message } from '../../../ui/message/message'
import { describeBasketError } from '../../basket/describe-basket-error'
import { placeOrderMessages as messages } from './messages'
import { isInvalidPayment, isRefusedGiftCard, type PlaceOrderResult } from './place-order'

/** Why the order was not placed, kept until the next try (requirement 3.4.3: the global error). */
export function OrderFailure({ failure }: { failure: PlaceOrderResult }) {
  const intl = useIntl()
  return (
    <Message kind="error" answer>
      {describe(intl, failure)}
    </Message>
  )
}

function describe(intl: IntlShape, failure: PlaceOrderResult): string {
  switch (failure.kind) {
    case 'not-placed':
      return intl.formatMessage(messages.notPlaced)
    case 'basket-gone':
      return intl.formatMessage(messages.basketGone)
    case 'refused':
      return failure.isGiftCard
        ? describeGiftCardRefusal(intl, failure.error)
        : describeRefusal(intl, failure.error)
    // Said at the top of the page: see `OrderStatusMessage`.
    case 'unknown':
    case 'not-found':
    case 'placed':
      return ''
  }
}

function describeRefusal(intl: IntlShape, error: unknown): string {
  if (isInvalidPayment(error)) return intl.formatMessage(messages.invalidPayment)
  const flash = isPlatformError(error) ? error.data?.validationType : undefined
  if (typeof flash === 'string' && Object.hasOwn(messages, flash)) {
    return intl.formatMessage(messages[flash as keyof typeof messages])
  }
  return describeBasketError(intl, error).message
}

/** The platform's own words where it names the card by the end of its code, and what to do. */
function describeGiftCardRefusal(intl: IntlShape, error: unknown): string {
  const reason = isRefusedGiftCard(error)
    ? describeBasketError(intl, error).message
    : intl.formatMessage(messages.giftCardFailed)
  return `${reason} ${intl.formatMessage(messages.giftCardRefused)}`
}
