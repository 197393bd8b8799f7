import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { usePlatform } from '../../../platform/platform-context'
import { formatPrice } from '../../../intl/format-price'
import { useBasketAccess } from '../../basket/api/basket-access'
import { shippingMethodsQuery } from '../../basket/api/shipping-methods-query'
import type { Basket } from '../../basket/model/basket'
import { setShippingMethod } from '../api/set-shipping-method'
import { formMessages } from '../forms/messages'
import { ShippingMethodForm } from '../forms/shipping-method-form'
import { StepLoading } from './step-loading'
import { StepProblem } from './step-problem'
import { useStepSave, type StepProps } from './use-step-save'

/** The shipping method step, with prices and arrival. */
export function ShippingMethodStep({ basket, drafts, onDone }: StepProps) {
  const intl = useIntl()
  const access = useBasketAccess()
  const { problem, save } = useStepSave(onDone)
  const query = useQuery(shippingMethodsQuery(usePlatform(), basket.basketId))
  if (!query.data) {
    const text = intl.formatMessage(formMessages.methodsFailed)
    return <StepLoading isLoading={query.isFetching} failure={text} onRetry={() => void query.refetch()} />
  }

  const methods = query.data
  const kept = methods.find(method => method.id === basket.shippingMethod?.id)
  const chosen = kept ?? methods.find(method => method.isDefault) ?? methods[0]
  return (
    <>
      <StepProblem text={problem} />
      <ShippingMethodForm
        methods={methods.map(({ id, name, description, price }) => ({
          id,
          title: name,
          description,
          aside:
            price === 0 ? intl.formatMessage(formMessages.free) : formatPrice(intl, price, basket.currency)
        }))}
        chosenId={chosen?.id}
        drafts={drafts}
        onSave={id => save(() => setShippingMethod(access, id)).catch(() => undefined)}
      />
    </>
  )
}

export function ShippingMethodSummary({ basket: { shippingMethod } }: { basket: Basket }) {
  if (!shippingMethod) return null
  return (
    <p>
      {shippingMethod.name}
      {shippingMethod.description && (
        <span className="block text-sm text-muted">{shippingMethod.description}</span>
      )}
    </p>
  )
}
