import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { useBasketAccess } from '../../basket/api/basket-access'
import { GiftCardSection } from '../../basket/gift-cards/gift-card-section'
import { computeMoneyDue, findMoneyPayment, isPaidByGiftCards } from '../../basket/model/basket-rules'
import { addPaymentInstrument, removePaymentInstrument } from '../payment-instruments'
import { paymentMethodsQuery } from '../payment-methods-query'
import { setBillingAddress } from '../set-addresses'
import { formMessages } from '../forms/messages'
import { PaidForm } from '../forms/paid-form'
import { describeSaved } from '../../payment/forms/describe-saved'
import { PaymentMethodForm } from '../../payment/forms/payment-method-form'
import { stripAddress } from '../../postal-address/postal-address'
import type { CheckoutCustomer } from '../checkout-customer'
import { listSavedOptions, type SavedOption } from '../../payment/payment-options'
import { describePaymentError } from '../../payment/describe-payment-error'
import type { PaymentInput } from '../../payment/payment-form'
import { usePaymentInstrument } from '../../payment/use-payment-instrument'
import { usePaymentAddresses } from '../use-payment-addresses'
import { StepLoading } from './step-loading'
import { StepProblem } from './checkout-step-card'
import { useStepSave, type StepProps } from './use-step-save'

/** Named by the platform where it wants to have one also for what gift cards pay. */
const NO_PAY = 'NO_PAY'

/**
 * The payment step: gift cards, and a method for what they leave. The existing instrument is replaced: a
 * basket has one. Where gift cards pay all there is none, unless the platform asks for NO_PAY.
 */
export function PaymentStep({
  basket,
  drafts,
  onDone,
  customer
}: StepProps & { customer?: CheckoutCustomer }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const access = useBasketAccess()
  const findAddresses = usePaymentAddresses()
  const { problem, save } = useStepSave(onDone, error => describePaymentError(intl, error))
  const buildInstrument = usePaymentInstrument()
  const query = useRead(paymentMethodsQuery(usePlatform(), basket.basketId))
  if (!query.data) {
    const text = formatMessage(formMessages.paymentsFailed)
    return <StepLoading isLoading={query.isFetching} failure={text} onRetry={() => void query.refetch()} />
  }

  const addresses = findAddresses()
  const savedOptions = listSavedOptions(query.data, customer?.instruments ?? [], {
    ...addresses,
    now: new Date()
  })

  const pay = (chosen: string, input: PaymentInput) => {
    const option = savedOptions.find(({ id }) => id === chosen)
    return option ? payBySaved(option) : payBy(chosen, input)
  }

  const payBySaved = ({ instrument }: SavedOption) =>
    save(async () => {
      await clearWay()
      await addPaymentInstrument(access, { ...instrument, amount: computeMoneyDue(basket) })
    })

  const payBy = (methodId: string, input: PaymentInput) =>
    save(async () => {
      const instrument = await buildInstrument(methodId, computeMoneyDue(basket), input, addresses)
      await clearWay()
      await addPaymentInstrument(access, instrument)
    })

  async function clearWay() {
    const former = findMoneyPayment(basket)
    if (former) await removePaymentInstrument(access, former.id)
    if (!basket.billingAddress && basket.shippingAddress) {
      await setBillingAddress(access, stripAddress(basket.shippingAddress))
    }
  }

  const asksForMethod =
    basket.flashes.includes('PaymentMethodRequired') && query.data.some(({ id }) => id === NO_PAY)
  const payByGiftCards = () => (asksForMethod ? pay(NO_PAY, {}) : save(clearWay)).catch(() => undefined)

  return (
    <>
      <StepProblem text={problem} />
      <div className="mb-5">
        <GiftCardSection basket={basket} />
      </div>
      {isPaidByGiftCards(basket) ? (
        <PaidForm onSave={payByGiftCards} />
      ) : (
        <PaymentMethodForm
          methods={query.data.map(({ id, name, description }) => ({ id, title: name, description }))}
          saved={savedOptions.map(option => describeSaved(intl, option))}
          drafts={drafts}
          canSave={Boolean(basket.customerNo)}
          now={() => new Date()}
          submitLabel={formatMessage(formMessages.next)}
          onSave={pay}
        />
      )}
    </>
  )
}
