import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useBasketAccess } from '../../features/basket/api/basket-access'
import { addPaymentInstrument, removePaymentInstrument } from '../../features/basket/api/payment-instruments'
import { setBillingAddress } from '../../features/basket/api/set-addresses'
import { paymentMethodsQuery } from '../../features/basket/api/payment-methods-query'
import type { Basket } from '../../features/basket/model/basket'
import { computeMoneyDue, findMoneyPayment } from '../../features/basket/model/basket-rules'
import { PaymentMethodForm } from '../../features/checkout/components/payment-method-form'
import { checkoutMessages } from '../../features/checkout/messages'
import { stripAddress } from '../../features/checkout/model/address'
import { requirePaymentAdapter } from '../../features/checkout/payment/payment-adapters'
import { buildPaymentInstrument, type PaymentInput } from '../../features/checkout/payment/payment-form'
import { isInvalidPayment, type PlaceOrderResult } from '../../features/checkout/place-order'
import { usePlatform } from '../../platform/platform-context'
import { paths } from '../../addresses/paths'
import { useSite } from '../../site/site-context'
import type { StepProps } from './checkout-content'
import { OrderFailure } from './order-failure'
import { StepLoading } from './step-loading'
import { StepProblem } from './step-problem'
import { useStepSave } from './use-step-save'

/** How it is paid. The instrument at hand is exchanged: a basket has one. */
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
    const text = formatMessage(checkoutMessages.paymentsFailed)
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
