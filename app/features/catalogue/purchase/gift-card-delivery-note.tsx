import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { giftCardMessages as messages } from '../gift-card-messages'
import type { GiftCardDelivery } from '../model/gift-card-delivery'

interface GiftCardDeliveryNoteProps {
  delivery: GiftCardDelivery
  /** The site sells gift cards by e-mail only. */
  isOnlyDigital: boolean
  /** Below the note: what else belongs to gift cards. */
  children?: ReactNode
}

/** How and when the gift card comes (requirement 4.2). */
export function GiftCardDeliveryNote({ delivery, isOnlyDigital, children }: GiftCardDeliveryNoteProps) {
  const { formatMessage } = useIntl()
  const text = isOnlyDigital ? messages.onlyDigital : delivery === 'post' ? messages.byPost : messages.byEmail
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status">{formatMessage(text)}</p>
      {children}
    </div>
  )
}
