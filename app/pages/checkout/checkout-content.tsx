import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Basket } from '../../features/basket/model/basket'
import type { Drafts } from '../../features/checkout/components/use-draft-form'
import { CheckoutStepCard } from '../../features/checkout/components/checkout-step-card'
import { CheckoutStep, type CheckoutStepValue } from '../../features/checkout/model/checkout-step'
import { AddressStep, AddressSummary } from './address-step'
import { CheckoutOverview, CheckoutOverviewFold } from './checkout-overview'
import { EmailStep } from './email-step'
import { checkoutPageMessages as messages } from './messages'
import { PaymentStep, PaymentSummary } from './payment-step'
import { ReviewStep } from './review-step'
import { ShippingMethodStep, ShippingMethodSummary } from './shipping-method-step'
import { useCheckoutSteps } from './use-checkout-steps'
import { useCheckoutTracking } from './use-checkout-tracking'
import type { PlacingOrder } from './use-place-order'

/** What a step's form gets: the basket, what was typed before, and how to go on. */
export interface StepProps {
  basket: Basket
  drafts: Drafts
  onDone: () => void
}

/** The five steps beside what the order costs. */
export function CheckoutContent({ basket, placing }: { basket: Basket; placing: PlacingOrder }) {
  const { formatMessage } = useIntl()
  const steps = useCheckoutSteps(basket)
  useCheckoutTracking(basket, steps.current)
  const drafts = useRef<Drafts>(new Map()).current
  const step = { basket, drafts, onDone: steps.next }

  const card = (value: CheckoutStepValue, title: string) => ({
    number: value + 2,
    title,
    mode: steps.modeOf(value),
    moved: steps.moved,
    editLabel: formatMessage(messages.edit),
    onEdit: placing.isBusy ? undefined : () => steps.edit(value)
  })

  return (
    <div className="checkout-columns">
      <CheckoutOverviewFold basket={basket} />
      <div className="checkout-steps">
        <CheckoutStepCard
          {...card(CheckoutStep.LoginRegistration, formatMessage(messages.stepEmail))}
          summary={basket.email}
        >
          <EmailStep {...step} />
        </CheckoutStepCard>
        <CheckoutStepCard
          {...card(CheckoutStep.ShippingAddress, formatMessage(messages.stepAddress))}
          summary={<AddressSummary basket={basket} />}
        >
          <AddressStep {...step} />
        </CheckoutStepCard>
        <CheckoutStepCard
          {...card(CheckoutStep.ShippingOptions, formatMessage(messages.stepMethod))}
          summary={<ShippingMethodSummary basket={basket} />}
        >
          <ShippingMethodStep {...step} />
        </CheckoutStepCard>
        <CheckoutStepCard
          {...card(CheckoutStep.Payment, formatMessage(messages.stepPayment))}
          summary={<PaymentSummary basket={basket} />}
        >
          <PaymentStep {...step} failure={placing.failure} />
        </CheckoutStepCard>
        <CheckoutStepCard {...card(CheckoutStep.ReviewOrder, formatMessage(messages.stepReview))}>
          <ReviewStep basket={basket} placing={placing} />
        </CheckoutStepCard>
      </div>
      <CheckoutOverview basket={basket} />
    </div>
  )
}
