import { useState } from 'react'
import { useIntl } from '../../intl/intl'
import { LoginForm } from '../../features/account/login/login-form'
import { ProviderButtons } from '../../features/account/login/provider-buttons'
import { RegistrationForm } from '../../features/account/login/registration-form'
import type { Basket } from '../../features/basket/model/basket'
import { CheckoutOverview, CheckoutOverviewFold } from '../../features/checkout/checkout-overview'
import { CheckoutLoading } from '../../features/checkout/checkout-states'
import { checkoutMessages as messages } from '../../features/checkout/messages'
import type { CheckoutEntry } from '../../features/checkout/checkout-customer'
import type { PlacingOrder } from '../../features/checkout/place-order/use-place-order'
import { CheckoutSteps } from '../../features/checkout/steps/checkout-steps'
import { useCheckoutSteps } from '../../features/checkout/steps/use-checkout-steps'
import { keepAddressDraft } from '../../features/checkout/forms/address-form-values'
import type { PostalAddress } from '../../person-fields/postal-address'
import { CheckoutPickUp } from '../../features/pick-up/checkout-pick-up'
import type { Drafts } from '../../features/payment/forms/use-draft-form'
import { useCheckoutCustomer } from './use-checkout-customer'
import { useCheckoutTracking } from './use-checkout-tracking'

/** The account, which checkout does not know, at its beginning. */
const ENTRY: CheckoutEntry = {
  login: ({ email, onDone }) => (
    <div className="grid gap-6">
      <LoginForm email={email} onDone={onDone} />
      <ProviderButtons />
    </div>
  ),
  registration: ({ email, person, onDone }) => (
    <RegistrationForm known={{ email, ...person }} isShort onDone={onDone} />
  )
}

interface CheckoutSectionsProps {
  basket: Basket
  placing: PlacingOrder
  /** Initial values of the address form, where the basket has no address. */
  addressDraft?: PostalAddress
}

/** The steps beside the order overview. */
export function CheckoutSections({ basket, placing, addressDraft }: CheckoutSectionsProps) {
  const { formatMessage } = useIntl()
  const steps = useCheckoutSteps(basket)
  const { customer, isLoading } = useCheckoutCustomer()
  // Above the steps: a login shows others while the customer is read.
  const [drafts] = useState<Drafts>(() => {
    const first: Drafts = new Map()
    if (addressDraft) keepAddressDraft(first, { shippingAddress: addressDraft })
    return first
  })
  useCheckoutTracking(basket, steps.current)
  return (
    <div className="checkout-columns">
      <CheckoutOverviewFold basket={basket} />
      {isLoading ? (
        <CheckoutLoading text={formatMessage(messages.loading)} />
      ) : (
        <CheckoutSteps
          basket={basket}
          steps={steps}
          placing={placing}
          drafts={drafts}
          entry={ENTRY}
          customer={customer}
          pickUp={<CheckoutPickUp basket={basket} />}
        />
      )}
      <CheckoutOverview basket={basket} />
    </div>
  )
}
