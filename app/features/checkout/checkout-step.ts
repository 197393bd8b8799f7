/** Steps of checkout and their values (requirement 7.1). */
export const CheckoutStep = {
  Reset: -2,
  LoginRegistration: -1,
  ShippingAddress: 0,
  ShippingOptions: 1,
  Payment: 2,
  ReviewOrder: 3
} as const

export type CheckoutStepValue = (typeof CheckoutStep)[keyof typeof CheckoutStep]

/** The input of the decision; the shop's basket has all of it. */
export interface DecidingBasket {
  email?: string
  shippingAddress?: object
  billingAddress?: object
  shippingMethod?: { isDigital: boolean }
  containsVirtualGiftCard: boolean
  /** Nothing is delivered: the address is where the bill goes, and no shipping method is asked for. */
  isSentByEmail?: boolean
  /** Everything is collected: the address is where the bill goes, and stores need no shipping method. */
  isCollected?: boolean
  paymentInstruments: readonly { id: string; methodId?: string }[]
  /** Order total minus payment instruments, in the basket's currency. */
  openPaymentAmount: number
}

interface CheckoutState {
  /** The guest has chosen to order with an e-mail address only. */
  isGuestCheckout: boolean
  /** The shipping method chosen before no longer matches the basket. */
  methodWasWrong: boolean
}

interface CheckoutDecision {
  step: CheckoutStepValue
  /** The payment instrument no longer matches and has to be removed; gift certificates stay. */
  removePayment: boolean
}

const at = (step: CheckoutStepValue, removePayment = false): CheckoutDecision => ({ step, removePayment })

/** A guest with a basket e-mail switches to guest checkout (requirement 7.1). */
const isGuestCheckout = (
  basket: Pick<DecidingBasket, 'email'>,
  state: Pick<CheckoutState, 'isGuestCheckout'>
) => state.isGuestCheckout || Boolean(basket.email)

/**
 * The current step of checkout, decided once customer and basket are known
 * (requirement 7.1); the reset value until then.
 */
export function decideCheckoutStep(
  customer: { isGuest: boolean } | undefined,
  basket: DecidingBasket | undefined,
  state: CheckoutState
): CheckoutDecision {
  if (!customer || !basket) return at(CheckoutStep.Reset)
  if (customer.isGuest && !isGuestCheckout(basket, state)) return at(CheckoutStep.LoginRegistration)
  const { shippingMethod: method, isCollected = false } = basket
  if (!(isCollected ? basket.billingAddress : basket.shippingAddress)) return at(CheckoutStep.ShippingAddress)
  // The digital shipping method is set with the address.
  const methodStep = basket.isSentByEmail ? CheckoutStep.ShippingAddress : CheckoutStep.ShippingOptions
  const isFit = method?.isDigital === basket.containsVirtualGiftCard
  if (!isCollected && !isFit) return at(methodStep)
  const hasPayment = basket.paymentInstruments.length > 0
  const paysWithMoney = basket.paymentInstruments.some(({ methodId }) => methodId !== 'GIFT_CERTIFICATE')
  if (basket.openPaymentAmount !== 0 || !basket.billingAddress || !hasPayment) {
    const isMethodShown = state.methodWasWrong && !basket.isSentByEmail && !isCollected
    return at(isMethodShown ? CheckoutStep.ShippingOptions : CheckoutStep.Payment, paysWithMoney)
  }
  return at(CheckoutStep.ReviewOrder)
}

/** Moves to the next step, never beyond what the basket is ready for, and past the shipping method where there is none. */
export function findOpenStep(
  opened: number | undefined,
  decided: CheckoutStepValue,
  isWithoutParcel = false
): CheckoutStepValue {
  const open = isWithoutParcel && opened === CheckoutStep.ShippingOptions ? CheckoutStep.Payment : opened
  return open !== undefined && open < decided ? (open as CheckoutStepValue) : decided
}
