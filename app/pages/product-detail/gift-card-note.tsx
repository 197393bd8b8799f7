import { BalanceCheck } from '../../features/basket/gift-cards/balance-check'
import type { GiftCardDelivery } from '../../features/catalogue/model/gift-card-delivery'
import { useDeliveryOffer } from '../../fulfilment/use-delivery-offer'
import { useIntl, defineMessages } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'

/** Words of a gift card's product page. */
const messages = defineMessages({
  byPost: {
    id: 'product.giftCard.byPost',
    defaultMessage: 'By post: with you in about {days} working days.'
  },
  byEmail: {
    id: 'product.giftCard.byEmail',
    defaultMessage: 'By email: arrives right after your order, ready to print.'
  },
  onlyDigital: {
    id: 'product.giftCard.onlyDigital',
    defaultMessage: 'This gift card is sent by email only: right after your order, ready to print.'
  }
})

interface GiftCardNoteProps {
  delivery: GiftCardDelivery
  /** The site sells gift cards by e-mail only. */
  isOnlyDigital: boolean
  /** It is sent to somebody else, on a day of choice. */
  isGift: boolean
}

/** How and when the gift card comes (requirement 4.2), and what is left on another one. */
export default function GiftCardNote({ delivery, isOnlyDigital, isGift }: GiftCardNoteProps) {
  const { formatMessage } = useIntl()
  const days = useDeliveryOffer(useSite().currency, undefined, delivery === 'post')?.time?.standardFrom
  const text = isOnlyDigital ? messages.onlyDigital : delivery === 'post' ? messages.byPost : messages.byEmail
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status">
        {!isGift && (text !== messages.byPost || days !== undefined) && formatMessage(text, { days })}
      </p>
      <BalanceCheck />
    </div>
  )
}
