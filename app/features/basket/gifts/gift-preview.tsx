import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { Dialog } from '../../../ui/overlay/dialog'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { basketMessages } from '../messages'
import type { GiftFields } from './gift-fields'
import { giftFormMessages as messages } from './gift-form-messages'

/** The gift card that is bought. */
export interface PreviewedCard {
  /** Undefined while its value is not chosen. */
  amount?: number
  currency: string
  /** Of the motif; unscaled address. */
  image?: string
}

interface GiftPreviewProps {
  gift: GiftFields
  card: PreviewedCard
  onClose: () => void
}

/** The gift card as the recipient gets it, in a dialog. */
export function GiftPreview({ gift, card, onClose }: GiftPreviewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { recipientName: recipient, senderName: sender, message } = gift
  const amount = card.amount === undefined ? '' : formatPrice(intl, card.amount, card.currency)
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.previewTitle, { recipient })}
      closeLabel={formatMessage(basketMessages.close)}
    >
      <div className="grid gap-4">
        <h3 className="heading-4">{formatMessage(messages.cardHeading, { amount })}</h3>
        <p className="gift-message">{formatMessage(messages.cardGreeting, { recipient })}</p>
        <p className="gift-message">{formatMessage(messages.cardFrom, { sender })}</p>
        {message && (
          <p className="gift-message">
            <q>{message}</q>
          </p>
        )}
        <Image
          src={card.image ?? DEFAULT_IMAGE}
          alt=""
          width={4}
          height={3}
          sizes="(min-width: 600px) 480px, 90vw"
          className="corners-small"
        />
        <p className="text-sm text-muted">{formatMessage(messages.cardCode)}</p>
      </div>
    </Dialog>
  )
}
