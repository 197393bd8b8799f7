import { useEffect } from 'react'
import { useIntl } from '../../../intl/intl'
import { Dialog } from '../../../ui/overlay/dialog'
import { useBasketAccess } from '../api/basket-access'
import { basketMessages } from '../messages'
import { useBasket } from '../use-basket'
import { listGiftCertificates, type GiftCertificateLine } from '../vouchers/vouchers'
import { buildGiftItem } from './gift-fields'
import { GiftForm } from './gift-form'
import { giftFormMessages as messages } from './gift-form-messages'
import { changeGift } from './save-gift'

interface GiftDialogProps {
  certificate: GiftCertificateLine
  currency: string
  onClose: () => void
}

/** Changes a gift card for somebody in the cart. It closes when the line is gone, e.g. removed in another tab. */
export default function GiftDialog({ certificate, currency, onClose }: GiftDialogProps) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const { basket } = useBasket()
  const { itemId, cardGift, amount, image, recipient = '' } = certificate
  const isGone =
    basket !== undefined && !listGiftCertificates(basket ?? EMPTY).some(each => each.itemId === itemId)
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.editTitle, { recipient })}
      closeLabel={formatMessage(basketMessages.close)}
    >
      <GiftForm
        gift={cardGift}
        card={{ amount, currency, image }}
        submitLabel={formatMessage(messages.save)}
        onSubmit={async typed => {
          await changeGift(access, itemId, buildGiftItem(typed, amount, { now: Date.now(), isChange: true }))
          onClose()
        }}
      />
    </Dialog>
  )
}

const EMPTY = { giftCertificateItems: [] }
