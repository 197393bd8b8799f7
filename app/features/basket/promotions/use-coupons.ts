import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { isUnclear } from '../../../platform/http/platform-error'
import { useBasketAccess } from '../api/basket-access'
import { readBasketAgain } from '../api/cache-basket'
import { describeBasketError } from '../describe-basket-error'
import type { Basket } from '../model/basket'
import { applyCoupon, removeCoupon } from '../vouchers/apply-coupon'
import { findOpenChoice } from '../vouchers/bonus-choices'
import type { GroupedCoupon } from '../vouchers/coupon-groups'
import { showBasketAlert } from '../components/basket-alerts'
import { showBonusChoice } from './bonus-choice'
import { promotionMessages as messages } from './promotion-messages'

/** The platform refuses longer codes. */
const LONGEST_CODE = 256

/** Control and other characters without a shape, and the brackets of markup. */
const NEVER_IN_A_CODE = /[\p{C}<>]/u

/**
 * Reads a code as it was typed or pasted: without spaces around it; upper and lower case are the same to
 * the platform. Undefined for what no code can be, so that it is never sent.
 */
export function readCouponCode(typed: string): string | undefined {
  const code = typed.trim()
  return code === '' || code.length > LONGEST_CODE || NEVER_IN_A_CODE.test(code) ? undefined : code
}

/** Why a code was refused. */
export interface CouponRefusal {
  /** The message; '' if there is none. */
  reason: string
  /** No promotion has this code: it may be one of another kind. */
  isUnknown: boolean
}

const hasCode = ({ couponItems }: Basket, code: string) =>
  couponItems.some(coupon => coupon.code?.toUpperCase() === code.toUpperCase())

/**
 * Adding and removing codes; `announcement` is the last outcome in words. Where an answer was lost on the way, the
 * basket decides.
 */
export function useCoupons() {
  const access = useBasketAccess()
  const intl = useIntl()
  const [announcement, announce] = useState<string>()
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())

  const clear = () => announce(undefined)

  return {
    announcement,
    /** Forgets the outcome of the last step. */
    clear,
    removing,

    /** Resolves to undefined when the code is in the basket. */
    async add(typed: string): Promise<CouponRefusal | undefined> {
      clear()
      const code = readCouponCode(typed)
      if (code === undefined) return { reason: intl.formatMessage(messages.malformed), isUnknown: false }
      function finish(basket: Basket): undefined {
        const choice = findOpenChoice(basket, code)
        announce(intl.formatMessage(messages.added, { code: code?.toUpperCase() }))
        if (choice) showBonusChoice(access.client, choice.id)
      }
      try {
        return finish(await applyCoupon(access, code))
      } catch (error) {
        const basket = isUnclear(error) ? await readBasketAgain(access) : undefined
        if (basket && hasCode(basket, code)) return finish(basket)
        const { code: known, message } = describeBasketError(intl, error)
        return { reason: known === 'unknown' ? '' : message, isUnknown: known === 'coupon_code_unknown' }
      }
    },

    async remove({ couponItemId, code }: GroupedCoupon): Promise<void> {
      clear()
      setRemoving(ids => new Set(ids).add(couponItemId))
      try {
        await removeCoupon(access, couponItemId)
        announce(intl.formatMessage(messages.removed, { code }))
      } catch (error) {
        // Another tab may have been faster, or only the answer was lost.
        const basket = await readBasketAgain(access)
        if (basket && !hasCode(basket, code)) announce(intl.formatMessage(messages.removed, { code }))
        else showBasketAlert(access.client, describeBasketError(intl, error))
      } finally {
        setRemoving(ids => new Set([...ids].filter(id => id !== couponItemId)))
      }
    }
  }
}
