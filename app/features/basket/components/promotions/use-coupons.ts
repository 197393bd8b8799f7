import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isUnclear } from '../../../../platform/http/platform-error'
import { useBasketAccess } from '../../api/basket-access'
import { readBasketAgain } from '../../api/read-basket-again'
import { describeBasketError } from '../../describe-basket-error'
import type { Basket } from '../../model/basket'
import { applyCoupon, removeCoupon } from '../../vouchers/apply-coupon'
import { findOpenChoice } from '../../vouchers/bonus-choices'
import { readCouponCode } from '../../vouchers/coupon-code'
import type { GroupedCoupon } from '../../vouchers/coupon-groups'
import { showBasketAlert } from '../basket-alerts'
import { showBonusChoice } from './bonus-choice'
import { promotionMessages as messages } from './promotion-messages'

const hasCode = ({ couponItems }: Basket, code: string) =>
  couponItems.some(coupon => coupon.code?.toUpperCase() === code.toUpperCase())

/**
 * Adding and removing codes; `said` is the last outcome in words. Where an answer was lost on the way, the basket
 * decides.
 */
export function useCoupons() {
  const access = useBasketAccess()
  const intl = useIntl()
  const [said, setSaid] = useState<string>()
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())

  return {
    said,
    removing,

    /** Resolves to the reason of a refusal in words, '' for a silent one, undefined when the code is in the basket. */
    async add(typed: string): Promise<string | undefined> {
      setSaid(undefined)
      const code = readCouponCode(typed)
      if (code === undefined) return intl.formatMessage(messages.malformed)
      function finish(basket: Basket): undefined {
        const choice = findOpenChoice(basket, code)
        setSaid(intl.formatMessage(messages.added, { code: code?.toUpperCase() }))
        if (choice) showBonusChoice(access.client, choice.id)
      }
      try {
        return finish(await applyCoupon(access, code))
      } catch (error) {
        const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
        if (basket && hasCode(basket, code)) return finish(basket)
        const { code: known, message } = describeBasketError(intl, error)
        return known === 'unknown' ? '' : message
      }
    },

    async remove({ couponItemId, code }: GroupedCoupon): Promise<void> {
      setSaid(undefined)
      setRemoving(ids => new Set(ids).add(couponItemId))
      try {
        await removeCoupon(access, couponItemId)
        setSaid(intl.formatMessage(messages.removed, { code }))
      } catch (error) {
        // Another tab may have been faster, or only the answer was lost.
        const basket = await readBasketAgain(access)
        if (basket && !hasCode(basket, code)) setSaid(intl.formatMessage(messages.removed, { code }))
        else showBasketAlert(access.client, describeBasketError(intl, error))
      } finally {
        setRemoving(ids => new Set([...ids].filter(id => id !== couponItemId)))
      }
    }
  }
}
