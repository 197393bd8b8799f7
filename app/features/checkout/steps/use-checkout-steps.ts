import { useEffect, useState } from 'react'
import type { StepMode } from '../../../ui/frame/step-card'
import { useBasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'
import {
  computeMoneyDue,
  computeOpenPaymentAmount,
  findMoneyPayment,
  hasWrongShippingMethod,
  isCollected,
  isSentByEmail,
  isWithoutParcel
} from '../../basket/model/basket-rules'
import { removePaymentInstrument, renewAgreedPayment } from '../payment-instruments'
import { usePaymentAddresses } from '../use-payment-addresses'
import { isToSeveral, listDeliveries, listParcels } from '../../basket/division/deliveries'
import { CheckoutStep, decideCheckoutStep, findOpenStep, type CheckoutStepValue } from '../checkout-step'

export interface CheckoutSteps {
  current: CheckoutStepValue
  /** True once the shopper moved between steps. */
  moved: boolean
  modeOf: (step: CheckoutStepValue) => StepMode
  edit: (step: CheckoutStepValue) => void
  /** The payment that was chosen, and the open amount after its removal as no longer matching. */
  lapsed: { before: number; now: number } | undefined
  /** Moves to the next step after one has been saved, unless the shopper has opened another one meanwhile. */
  next: () => void
  /** The basket as the shopper came to the review, whatever other tabs have opened and closed since. */
  reviewed: Basket | undefined
  /** The shopper orders the basket as it is now. */
  takeAsReviewed: (basket: Basket) => void
}

/**
 * The state of checkout. The basket decides, so that a reload and another tab have the same
 * step; the shopper may open an earlier one. A payment that no longer matches is removed.
 */
export function useCheckoutSteps(basket: Basket): CheckoutSteps {
  const access = useBasketAccess()
  const findAddresses = usePaymentAddresses()
  const [opened, setOpened] = useState<number>()
  const [moved, setMoved] = useState(false)
  const [methodWasWrong, setMethodWasWrong] = useState(false)
  // It stays set after the basket has got a matching method.
  if (!methodWasWrong && hasWrongShippingMethod(basket)) setMethodWasWrong(true)

  const decision = decideCheckoutStep(
    { isGuest: !basket.customerNo },
    {
      ...basket,
      ...findOpenParcels(basket),
      isSentByEmail: isSentByEmail(basket),
      isCollected: isCollected(basket),
      openPaymentAmount: computeOpenPaymentAmount(basket)
    },
    { isGuestCheckout: false, methodWasWrong: methodWasWrong && opened === undefined }
  )
  const unfit = decision.removePayment ? findMoneyPayment(basket) : undefined
  const unfitId = unfit?.id
  const [lapsed, setLapsed] = useState<CheckoutSteps['lapsed']>()
  useEffect(() => {
    if (!unfit) return
    const [before, now] = [unfit.amount, computeMoneyDue(basket)]
    if (unfit.agreedResourceId && before !== now) {
      // When this fails, the payment step asks for a payment; else it has nothing to ask.
      renewAgreedPayment(access, unfit, now, findAddresses()).then(
        () => setOpened(open => (open === CheckoutStep.Payment ? undefined : open)),
        () => undefined
      )
      return
    }
    if (before !== now) setLapsed({ before, now })
    // When this fails, the payment step takes the instrument off before it adds another.
    removePaymentInstrument(access, unfit.id).catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each instrument
  }, [unfitId, access])

  const current = findOpenStep(opened, decision.step, isWithoutParcel(basket))
  const [reviewed, setReviewed] = useState<Basket>()
  if (current === CheckoutStep.ReviewOrder && !reviewed) setReviewed(basket)
  return {
    current,
    reviewed,
    takeAsReviewed: setReviewed,
    moved,
    lapsed,
    modeOf(step) {
      if (step === current) return 'edit'
      // The shopper has opened an earlier step than the first that is not done.
      if (step === decision.step) return 'open'
      return step < decision.step ? 'summary' : 'disabled'
    },
    edit(step) {
      setMoved(true)
      setReviewed(undefined)
      setOpened(step)
    },
    next() {
      setMoved(true)
      setLapsed(undefined)
      // A payment is asked for again where another tab has changed the cart: that is still to be said.
      if (current !== CheckoutStep.Payment) setReviewed(undefined)
      setOpened(now => (now === opened ? Math.min(current + 1, CheckoutStep.ReviewOrder) : now))
    }
  }
}

/**
 * Of several parcels, one without address, or an address that has got nothing so far, opens the step of addresses,
 * one without a method the next step, whatever the first one has.
 */
function findOpenParcels(basket: Basket): Pick<Partial<Basket>, 'shippingAddress' | 'shippingMethod'> {
  if (!isToSeveral(basket)) return {}
  const parcels = listParcels(basket)
  const isOpen =
    parcels.some(({ address }) => !address) ||
    listDeliveries(basket).some(({ itemIds }) => itemIds.length === 0)
  return {
    ...(isOpen && { shippingAddress: undefined }),
    ...(parcels.some(({ method }) => !method) && { shippingMethod: undefined })
  }
}
