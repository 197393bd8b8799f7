import { useEffect, useId, useRef } from 'react'
import { useIntl } from '../../../intl/intl'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '../model/basket'
import { useGiftCards } from '../gift-cards/use-gift-cards'
import { showBonusChoice } from './bonus-choice'
import { CouponForm } from './coupon-form'
import { CouponList } from './coupon-list'
import { CreditRests } from './credit-rests'
import { promotionMessages as messages } from './promotion-messages'
import { useCoupons } from './use-coupons'

/** The cart's codes: entry, what has become of each, and the outcome of the last step. */
export function CartCoupons({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const headingId = useId()
  const outcome = useRef<HTMLParagraphElement>(null)
  const { announcement: couponAnnouncement, add, remove, removing } = useCoupons()
  const giftCards = useGiftCards()
  const announcement = couponAnnouncement || giftCards.announcement

  // The pressed button is gone with its coupon, or disabled: the keyboard goes on from here.
  useEffect(() => {
    const { activeElement } = document
    if (announcement && (!activeElement || activeElement === document.body)) outcome.current?.focus()
  }, [announcement])

  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="sr-only">
        {formatMessage(messages.heading)}
      </h3>
      <CouponForm
        onSubmit={typed => {
          giftCards.clear()
          return add(typed)
        }}
        onRedeemAsGiftCard={async typed => (await giftCards.redeem(typed))?.text}
      />
      <p
        ref={outcome}
        role="status"
        tabIndex={-1}
        className={announcement ? 'text-sm text-success' : 'sr-only'}
      >
        {announcement}
      </p>
      <CouponList
        basket={basket}
        actions={{
          remove: coupon => void remove(coupon),
          removing,
          choose: choiceId => showBonusChoice(client, choiceId)
        }}
      />
      <CreditRests basket={basket} />
    </section>
  )
}
