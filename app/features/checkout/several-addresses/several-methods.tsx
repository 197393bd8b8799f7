import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formatPrice } from '../../../intl/format-price'
import { useIntl } from '../../../intl/intl'
import { useMethodArrivals } from '../../../fulfilment/estimate/use-method-arrivals'
import { usePlatform } from '../../../platform/platform-context'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { Textarea } from '../../../ui/form/textarea'
import { Message } from '../../../ui/status/message'
import { useBasketAccess } from '../../basket/api/basket-access'
import { shippingMethodsQuery, type ShippingMethod } from '../../basket/api/shipping-methods-query'
import { listParcels } from '../../basket/division/deliveries'
import { describeDelivery } from '../../../person-fields/postal-address'
import type { Basket, Shipment } from '../../basket/model/basket'
import { listSentProducts } from '../../basket/model/basket-rules'
import { ChoiceCards } from '../../payment/forms/choice-cards'
import { FormErrors } from '../../payment/forms/form-errors'
import { useDraftForm } from '../../payment/forms/use-draft-form'
import { formMessages } from '../forms/messages'
import { StepProblem } from '../steps/checkout-step-card'
import { StepLoading } from '../steps/step-loading'
import { useStepSave, type StepProps } from '../steps/use-step-save'
import { ParcelGoods } from './several-summary'
import { saveParcels } from './save-deliveries'
import { severalMessages as messages } from './several-messages'

/** Characters that fit on the card. */
const MAX_MESSAGE = 250

interface MethodValues {
  parcels: { methodId: string; isGift: boolean; giftMessage: string }[]
}

/** Shipping method and gift message of each parcel. */
export default function SeveralMethods({ basket, drafts, onDone }: StepProps) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const platform = usePlatform()
  const { problem, save } = useStepSave(onDone)
  const parcels = listParcels(basket)
  const methodQueries = useQueries({
    queries: parcels.map(({ id }) => shippingMethodsQuery(platform, basket.basketId, id))
  })
  const form = useDraftForm<MethodValues>(drafts, `parcels ${parcels.map(({ id }) => id).join(' ')}`, {
    parcels: parcels.map(({ method, isGift = false, giftMessage = '' }) => ({
      methodId: method?.id ?? '',
      isGift,
      giftMessage
    }))
  })
  const { errors, submitCount, isSubmitting } = form.formState
  const broken = Object.fromEntries(
    parcels.flatMap((_parcel, index) => {
      const { methodId, giftMessage } = errors.parcels?.[index] ?? {}
      return [
        ...(methodId ? [[`parcel-${index}-method`, methodId]] : []),
        ...(giftMessage ? [[`parcel-${index}-message`, giftMessage]] : [])
      ]
    })
  )
  return (
    <form
      method="post"
      noValidate
      className="grid gap-8"
      onSubmit={event =>
        void form.handleSubmit(({ parcels: chosen }) =>
          save(() =>
            saveParcels(
              access,
              parcels.map(({ id: shipmentId }, index) => ({ shipmentId, ...chosen[index]! }))
            )
          ).catch(() => undefined)
        )(event)
      }
    >
      <StepProblem text={problem} />
      <FormErrors errors={broken} submitCount={submitCount} idOf={field => field} />
      {parcels.map((parcel, index) => (
        <ParcelFields
          key={parcel.id}
          basket={basket}
          parcel={parcel}
          query={methodQueries[index]!}
          index={index}
          form={form}
          heading={formatMessage(messages.parcel, {
            number: index + 1,
            address: parcel.address ? describeDelivery(parcel.address) : ''
          })}
        />
      ))}
      {/* Before, a parcel would be sent without a method, which the platform refuses. */}
      {methodQueries.every(({ data = [] }) => data.length > 0) && (
        <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
          {formatMessage(formMessages.next)}
        </Button>
      )}
    </form>
  )
}

interface ParcelFieldsProps {
  basket: Basket
  parcel: Shipment
  /** Its shipping methods. */
  query: UseQueryResult<ShippingMethod[]>
  index: number
  heading: string
  form: UseFormReturn<MethodValues>
}

function ParcelFields({ basket, parcel, query, index, heading, form }: ParcelFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { register, watch, setValue, getValues, formState } = form
  const arrivals = useMethodArrivals(
    listSentProducts({ lines: basket.lines.filter(({ itemId }) => parcel.itemIds.includes(itemId)) }),
    parcel.address
  )
  const errors = formState.errors.parcels?.[index]
  const { data: methods } = query
  useEffect(() => {
    if (!methods) return
    const chosen = getValues(`parcels.${index}.methodId`)
    if (methods.some(({ id }) => id === chosen)) return
    setValue(`parcels.${index}.methodId`, methods.find(({ isDefault }) => isDefault)?.id ?? '')
  }, [methods, index, getValues, setValue])
  return (
    <section className="grid gap-4" aria-label={heading}>
      <h3 className="heading-4">{heading}</h3>
      <ParcelGoods basket={basket} parcel={parcel} />
      {methods === undefined || arrivals.isAwaited ? (
        <StepLoading
          isLoading={query.isFetching || arrivals.isAwaited}
          failure={formatMessage(formMessages.methodsFailed)}
          onRetry={() => void query.refetch()}
        />
      ) : methods.length === 0 ? (
        <Message kind="warning">{formatMessage(formMessages.noMethods)}</Message>
      ) : (
        <ChoiceCards
          id={`parcel-${index}-method`}
          legend={formatMessage(formMessages.method)}
          choices={methods.map(({ id, name, description, price }) => ({
            id,
            title: name,
            description: [description, ...arrivals.describe(id)].filter(Boolean).join(' · ') || undefined,
            aside: price === 0 ? formatMessage(formMessages.free) : formatPrice(intl, price, basket.currency)
          }))}
          error={errors?.methodId?.message}
          field={register(`parcels.${index}.methodId`, {
            validate: id =>
              methods.some(method => method.id === id) || formatMessage(formMessages.methodRequired)
          })}
        />
      )}
      <Checkbox
        id={`parcel-${index}-gift`}
        label={formatMessage(messages.gift)}
        {...register(`parcels.${index}.isGift`)}
      />
      {watch(`parcels.${index}.isGift`) && (
        <Textarea
          id={`parcel-${index}-message`}
          label={formatMessage(messages.giftMessage)}
          hint={formatMessage(messages.giftHint, { max: MAX_MESSAGE })}
          // Pasted text is not cut off unseen: the message counts the excess characters.
          maxLength={4000}
          error={errors?.giftMessage?.message}
          {...register(`parcels.${index}.giftMessage`, {
            validate: text =>
              text.trim().length <= MAX_MESSAGE ||
              formatMessage(messages.giftTooLong, { count: text.trim().length, max: MAX_MESSAGE })
          })}
        />
      )}
    </section>
  )
}
