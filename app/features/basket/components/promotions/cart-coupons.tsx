import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '../../model/basket'
import { showBonusChoice } from './bonus-choice'
import { CouponForm } from './coupon-form'
import { CouponList } from './coupon-list'
import { promotionMessages as messages } from './promotion-messages'
import { useCoupons } from './use-coupons'

/** The cart's codes: entry, what has become of each, and the outcome of the last step. */
export function CartCoupons({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const headingId = useId()
  const outcome = useRef<HTMLParagraphElement>(null)
  const { said, add, remove, removing } = useCoupons()

  // The pressed button is gone with its coupon, or disabled: the keyboard goes on from here.
  useEffect(() => {
    const { activeElement } = document
    if (said && (!activeElement || activeElement === document.body)) outcome.current?.focus()
  }, [said])

  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="sr-only">
        {formatMessage(messages.heading)}
      </h3>
      <CouponForm onSubmit={add} />
      <p ref={outcome} role="status" tabIndex={-1} className={said ? 'text-sm text-success' : 'sr-only'}>
        {said}
      </p>
      <CouponList
        basket={basket}
        actions={{
          remove: coupon => void remove(coupon),
          removing,
          choose: choiceId => showBonusChoice(client, choiceId)
        }}
      />
    </section>
  )
}
