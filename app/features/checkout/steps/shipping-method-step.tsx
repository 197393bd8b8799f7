import { useIntl, type IntlShape } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { formatDayAndHour } from '../../../intl/format-long-day'
import { formatPrice } from '../../../intl/format-price'
import { useBasketAccess } from '../../basket/api/basket-access'
import { shippingMethodsQuery } from '../../basket/api/shipping-methods-query'
import type { Basket } from '../../basket/model/basket'
import { isToSeveral } from '../../basket/division/deliveries'
import { listSentProducts } from '../../basket/model/basket-rules'
import { isExpress } from '../../../fulfilment/estimate/delivery-estimate'
import { useMethodArrivals } from '../../../fulfilment/estimate/use-method-arrivals'
import { deliveryTimeQuery } from '../delivery-time-query'
import { setShippingMethod } from '../set-shipping-method'
import { formMessages } from '../forms/messages'
import { ShippingMethodForm } from '../forms/shipping-method-form'
import { SeveralSummary } from '../several-addresses/late-parts'
import { StepLoading } from './step-loading'
import { StepProblem } from './checkout-step-card'
import { useStepSave, type StepProps } from './use-step-save'

/** The shipping method step, with prices and arrival. */
export function ShippingMethodStep({ basket, drafts, onDone }: StepProps) {
  const intl = useIntl()
  const access = useBasketAccess()
  const { problem, save } = useStepSave(onDone)
  const platform = usePlatform()
  const query = useRead(shippingMethodsQuery(platform, basket.basketId))
  const express = query.data?.find(isByCourier)
  const { data: arrival, isInitialLoading } = useRead({
    ...deliveryTimeQuery(platform, basket),
    enabled: express !== undefined && basket.shippingAddress !== undefined
  })
  const arrivals = useMethodArrivals(listSentProducts(basket), basket.shippingAddress, {
    isMoreComing: isInitialLoading
  })
  const { isAwaited } = arrivals
  /** Texts of when the basket arrives by a method; of express parcels by the courier's forecast. */
  const describeMethod = (methodId: string): (string | undefined)[] => {
    if (methodId !== express?.id) return arrivals.describe(methodId)
    return arrival ? [describeCourier(intl, arrival)] : []
  }

  if (!query.data || isAwaited) {
    const text = intl.formatMessage(formMessages.methodsFailed)
    const isLoading = query.isFetching || isAwaited
    return <StepLoading isLoading={isLoading} failure={text} onRetry={() => void query.refetch()} />
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
          description: [description, ...describeMethod(id)].filter(Boolean).join(' · ') || undefined,
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

/** The courier's forecast is of express parcels; the platform names them so in the method's id. */
const isByCourier = ({ id }: { id: string }) => isExpress(id)

function describeCourier(intl: IntlShape, arrival: number): string {
  const { day, time } = formatDayAndHour(intl, arrival)
  return intl.formatMessage(formMessages.arrival, { day, time })
}

export function ShippingMethodSummary({ basket }: { basket: Basket }) {
  const { shippingMethod } = basket
  if (isToSeveral(basket)) return <SeveralSummary basket={basket} show="methods" />
  if (!shippingMethod) return null
  return (
    <p>
      <span>{shippingMethod.name}</span>
      {shippingMethod.description && (
        <span className="block text-sm text-muted">{shippingMethod.description}</span>
      )}
    </p>
  )
}
