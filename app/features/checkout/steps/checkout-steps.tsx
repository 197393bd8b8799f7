import type { ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { Message } from '../../../ui/status/message'
import { CheckoutObstacles } from '../../basket/components/checkout-obstacles'
import { isToSeveral } from '../../basket/division/deliveries'
import type { Basket } from '../../basket/model/basket'
import { isWithoutParcel } from '../../basket/model/basket-rules'
import type { Drafts } from '../../payment/forms/use-draft-form'
import { formMessages } from '../forms/messages'
import type { CheckoutCustomer, CheckoutEntry } from '../checkout-customer'
import { CheckoutStep, type CheckoutStepValue } from '../checkout-step'
import { checkoutMessages as messages } from '../messages'
import { useGoneAddresses } from '../place-order/gone-addresses'
import { OrderFailure } from '../place-order/order-failure'
import { isStatusMessage } from '../place-order/order-status-message'
import type { PlacingOrder } from '../place-order/use-place-order'
import { SeveralMethods } from '../several-addresses/late-parts'
import { AddressStep, AddressSummary } from './address-step'
import { CheckoutStepCard } from './checkout-step-card'
import { EmailStep } from './email-step'
import { PaymentStep } from './payment-step'
import { PaymentSummary } from './payment-summary'
import { ReviewStep } from './review-step'
import { ShippingMethodStep, ShippingMethodSummary } from './shipping-method-step'
import type { CheckoutSteps as Steps } from './use-checkout-steps'

interface CheckoutStepsProps {
  basket: Basket
  steps: Steps
  placing: PlacingOrder
  /** Values of steps that are closed. */
  drafts: Drafts
  entry: CheckoutEntry
  /** The registered customer; undefined for a guest, and until their data is known. */
  customer: CheckoutCustomer | undefined
  /** The goods to collect, before its payment. */
  pickUp?: ReactNode
}

/** The five steps from an e-mail address to the order; four where no parcel is sent. */
export function CheckoutSteps({
  basket,
  steps,
  placing,
  drafts,
  entry,
  customer,
  pickUp
}: CheckoutStepsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const step = { basket, drafts, onDone: steps.next }
  const { failure } = placing
  const isUnsent = isWithoutParcel(basket)
  const findGoneAddresses = useGoneAddresses(customer)

  const card = (value: CheckoutStepValue, title: string) => ({
    number: value + (isUnsent && value > CheckoutStep.ShippingOptions ? 1 : 2),
    title,
    mode: steps.modeOf(value),
    moved: steps.moved,
    failure: failure && !isStatusMessage(failure) && <OrderFailure failure={failure} />,
    editLabel: formatMessage(messages.edit),
    onEdit: placing.isBusy ? undefined : () => steps.edit(value)
  })

  return (
    <div className="checkout-steps">
      {/* Said at once, not at the last step, which says it beside the button. */}
      {steps.current !== CheckoutStep.ReviewOrder && <CheckoutObstacles basket={basket} />}
      <CheckoutStepCard
        {...card(CheckoutStep.LoginRegistration, formatMessage(messages.stepEmail))}
        // A customer's is the account's.
        {...(basket.customerNo && { onEdit: undefined })}
        summary={basket.email}
      >
        <EmailStep {...step} entry={entry} />
      </CheckoutStepCard>
      <CheckoutStepCard
        {...card(
          CheckoutStep.ShippingAddress,
          formatMessage(isUnsent ? formMessages.billingAddress : messages.stepAddress)
        )}
        summary={<AddressSummary basket={basket} />}
      >
        <AddressStep {...step} customer={customer} onStay={() => steps.edit(CheckoutStep.ShippingAddress)} />
      </CheckoutStepCard>
      {!isUnsent && (
        <CheckoutStepCard
          {...card(CheckoutStep.ShippingOptions, formatMessage(messages.stepMethod))}
          summary={<ShippingMethodSummary basket={basket} />}
        >
          {isToSeveral(basket) ? <SeveralMethods {...step} /> : <ShippingMethodStep {...step} />}
        </CheckoutStepCard>
      )}
      {pickUp}
      <CheckoutStepCard
        {...card(CheckoutStep.Payment, formatMessage(messages.stepPayment))}
        summary={<PaymentSummary basket={basket} />}
      >
        {steps.lapsed && !failure && (
          <div className="mb-5">
            <Message kind="warning" answer>
              {formatMessage(messages.lapsed, {
                before: formatPrice(intl, steps.lapsed.before, basket.currency),
                now: formatPrice(intl, steps.lapsed.now, basket.currency)
              })}
            </Message>
          </div>
        )}
        <PaymentStep
          {...step}
          customer={customer}
          onDone={() => {
            placing.forgetRefusal()
            steps.next()
          }}
        />
      </CheckoutStepCard>
      <CheckoutStepCard
        {...card(CheckoutStep.ReviewOrder, formatMessage(messages.stepReview))}
        // The last step is not done before the order is placed, and the open one leads to it.
        mode={steps.modeOf(CheckoutStep.ReviewOrder) === 'edit' ? 'edit' : 'disabled'}
      >
        <ReviewStep basket={basket} steps={steps} placing={placing} findGoneAddresses={findGoneAddresses} />
      </CheckoutStepCard>
    </div>
  )
}
