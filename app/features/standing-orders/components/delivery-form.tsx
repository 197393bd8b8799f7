import { useEffect, useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { writeTown } from '../../../intl/formats/town'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { Message } from '../../../ui/status/message'
import { FormErrors } from '../../payment/forms/form-errors'
import { ChoiceCards } from '../../payment/forms/choice-cards'
import type { Country } from '../../postal-address/countries-query'
import { isSameAddress, stripAddress } from '../../postal-address/postal-address'
import type { PostalAddress } from '../../../person-fields/postal-address'
import { isPackstationAddress } from '../standing-order-rules'
import { standingMessages as messages } from '../messages'
import { SHIPPING_METHODS } from '../standing-order'
import type { StandingAddress, StandingDelivery } from '../standing-customer'

interface DeliveryFormProps {
  delivery: Partial<StandingDelivery>
  addresses: readonly StandingAddress[]
  countries: readonly Country[]
  /** A form for an additional address in a dialog; done when it is in the address book. */
  newAddress: (close: () => void) => ReactNode
  submitLabel: string
  actions?: ReactNode
  onSave: (delivery: StandingDelivery) => void | Promise<void>
}

interface Values {
  shipping: string
  useAsBilling: boolean
  billing: string
  method: string
}

/** An address that is used and not in the address book any more. */
const STORED = 'stored'

/** Shipping address, billing address and shipping method of each delivery. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { delivery, addresses, countries, newAddress, submitLabel, actions, onSave } = props
  const { formatMessage } = useIntl()
  const id = useId()
  const [isAdding, setAdding] = useState(false)
  const choices = listChoices(addresses, [delivery.shippingAddress, delivery.billingAddress])
  const idOf = (address: PostalAddress | undefined) =>
    choices.find(choice => isSameAddress(choice.address, address))?.id
  const deliverable = choices.filter(({ address }) =>
    countries.some(({ code }) => code === address.countryCode)
  )
  const preferred = addresses.find(({ isPreferred }) => isPreferred)
  const first = deliverable.find(choice => choice.id === preferred?.addressId) ?? deliverable[0]
  const { register, handleSubmit, watch, setValue, formState } = useForm<Values>({
    defaultValues: {
      shipping: idOf(delivery.shippingAddress) ?? first?.id ?? '',
      useAsBilling:
        !delivery.billingAddress || isSameAddress(delivery.shippingAddress, delivery.billingAddress),
      billing: idOf(delivery.billingAddress) ?? first?.id ?? '',
      method: delivery.shippingMethodId ?? SHIPPING_METHODS[0]
    },
    shouldFocusError: false
  })
  const { errors, submitCount, isSubmitting } = formState
  const shipping = choices.find(choice => choice.id === watch('shipping'))?.address
  const isPackstation = isPackstationAddress(shipping)
  const isBillingApart = isPackstation || !watch('useAsBilling')

  // The added address becomes the chosen one.
  const newest = addresses.at(-1)?.addressId
  const [known, setKnown] = useState(addresses.length)
  useEffect(() => {
    if (addresses.length > known && newest) setValue('shipping', newest)
    setKnown(addresses.length)
  }, [addresses.length, known, newest, setValue])

  function save({ shipping: shippingId, billing: billingId, method }: Values) {
    const find = (wanted: string) => choices.find(choice => choice.id === wanted)?.address
    const to = find(shippingId)
    const billed = isBillingApart ? find(billingId) : to
    // The choice was checked.
    if (!to || !billed) return
    return onSave({
      shippingAddress: to,
      billingAddress: billed,
      shippingMethodId: isPackstation ? SHIPPING_METHODS[0] : method
    })
  }
  const required = (chosen: string) => chosen !== '' || formatMessage(messages.addressRequired)
  const cards = (list: typeof choices) =>
    list.map(({ id: choice, address }) => ({
      id: choice,
      title: `${address.firstName} ${address.lastName}`,
      description: [address.address1, address.address2, writeTown(address)].filter(Boolean).join(', ')
    }))

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={event => void handleSubmit(save)(event)}
      >
        <FormErrors errors={errors} submitCount={submitCount} idOf={field => `${id}-${field}`} />
        {deliverable.length === 0 ? (
          <Message kind="info">{formatMessage(messages.noAddress)}</Message>
        ) : (
          <ChoiceCards
            id={`${id}-shipping`}
            legend={formatMessage(messages.shippingAddress)}
            choices={cards(deliverable)}
            error={errors.shipping?.message}
            field={register('shipping', { validate: required })}
          />
        )}
        <div>
          <Button kind="secondary" small onClick={() => setAdding(true)}>
            {formatMessage(messages.newAddress)}
          </Button>
        </div>
        {deliverable.length > 0 && (
          <>
            {!isPackstation && (
              <Checkbox
                id={`${id}-useAsBilling`}
                label={formatMessage(messages.sameBilling)}
                {...register('useAsBilling')}
              />
            )}
            {isBillingApart && (
              <ChoiceCards
                id={`${id}-billing`}
                legend={formatMessage(messages.billingAddress)}
                choices={cards(choices.filter(({ address }) => !isPackstationAddress(address)))}
                error={errors.billing?.message}
                field={register('billing', {
                  validate: chosen =>
                    required(
                      isPackstationAddress(choices.find(choice => choice.id === chosen)?.address)
                        ? ''
                        : chosen
                    )
                })}
              />
            )}
            {!isPackstation && (
              <ChoiceCards
                id={`${id}-method`}
                legend={formatMessage(messages.shipping)}
                choices={SHIPPING_METHODS.map(method => ({
                  id: method,
                  title: formatMessage(messages[method])
                }))}
                field={register('method')}
              />
            )}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {deliverable.length > 0 && (
            <Button type="submit" busy={isSubmitting}>
              {submitLabel}
            </Button>
          )}
          {actions}
        </div>
      </form>
      {isAdding && newAddress(() => setAdding(false))}
    </>
  )
}

/** The address book, and used addresses outside it. */
function listChoices(
  addresses: readonly StandingAddress[],
  used: (PostalAddress | undefined)[]
): { id: string; address: PostalAddress }[] {
  const choices = addresses.map(({ addressId, isPreferred: _isPreferred, ...address }) => ({
    id: addressId,
    address: stripAddress(address)
  }))
  for (const address of used) {
    const isThere = choices.some(choice => isSameAddress(choice.address, address))
    if (address && !isThere)
      choices.unshift({ id: `${STORED}${choices.length}`, address: stripAddress(address) })
  }
  return choices
}
