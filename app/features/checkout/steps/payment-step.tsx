import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { usePlatform } from '../../../platform/platform-context'
import { paths } from '../../../addresses/paths'
import { useSite } from '../../../site/site-context'
import { useBasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'
import { computeMoneyDue, findMoneyPayment } from '../../basket/model/basket-rules'
import { addPaymentInstrument, removePaymentInstrument } from '../api/payment-instruments'
import { paymentMethodsQuery } from '../api/payment-methods-query'
import { setBillingAddress } from '../api/set-addresses'
import { formMessages } from '../forms/messages'
import { PaymentMethodForm } from '../forms/payment-method-form'
import { stripAddress } from '../model/address'
import { requirePaymentAdapter } from '../payment/payment-adapters'
import { buildPaymentInstrument, type PaymentInput } from '../payment/payment-form'
import { OrderFailure } from '../place-order/order-failure'
import { isInvalidPayment, type PlaceOrderResult } from '../place-order/place-order'
import { StepLoading } from './step-loading'
import { StepProblem } from './step-problem'
import { useStepSave, type StepProps } from './use-step-save'

/** The payment step. The existing instrument is replaced: a basket has one. */
export function PaymentStep({
  basket,
  drafts,
  onDone,
  failure
}: StepProps & { failure: PlaceOrderResult | undefined }) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const { href } = useSite()
  const { problem, save } = useStepSave(onDone)
  const fraudSessionId = useRef<string>()
  const query = useQuery(paymentMethodsQuery(usePlatform(), basket.basketId))
  if (!query.data) {
    const text = formatMessage(formMessages.paymentsFailed)
    return <StepLoading isLoading={query.isFetching} failure={text} onRetry={() => void query.refetch()} />
  }

  const pay = (methodId: string, input: PaymentInput) =>
    save(async () => {
      fraudSessionId.current ??= crypto.randomUUID()
      const { origin } = window.location
      const instrument = await buildPaymentInstrument(
        requirePaymentAdapter(methodId),
        computeMoneyDue(basket),
        input,
        {
          fraudSessionId: fraudSessionId.current,
          successUrl: origin + href(paths.checkoutConfirmation),
          failureUrl: origin + href(paths.cart)
        }
      )
      const former = findMoneyPayment(basket)
      if (former) await removePaymentInstrument(access, former.id)
      if (!basket.billingAddress && basket.shippingAddress) {
        await setBillingAddress(access, stripAddress(basket.shippingAddress))
      }
      await addPaymentInstrument(access, instrument)
    }).catch(() => undefined)

  const isRefused = failure?.kind === 'refused' && isInvalidPayment(failure.error)
  return (
    <>
      {isRefused && !problem && (
        <div className="mb-5">
          <OrderFailure failure={failure} />
        </div>
      )}
      <StepProblem text={problem} />
      <PaymentMethodForm
        methods={query.data.map(({ id, name, description }) => ({ id, title: name, description }))}
        drafts={drafts}
        now={() => new Date()}
        onSave={pay}
      />
    </>
  )
}

export function PaymentSummary({ basket }: { basket: Basket }) {
  const { data = [] } = useQuery(paymentMethodsQuery(usePlatform(), basket.basketId))
  const instrument = findMoneyPayment(basket)
  const method = data.find(each => each.id === instrument?.methodId)
  if (!method) return null
  return (
    <p>
      {method.name}
      {method.description && <span className="block text-sm text-muted">{method.description}</span>}
    </p>
  )
}
