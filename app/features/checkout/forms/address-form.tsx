import { useIntl } from 'react-intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { Button } from '../../../ui/button/button'
import { Checkbox } from '../../../ui/checkbox/checkbox'
import type { Country } from '../api/countries-query'
import { isSameAddress, toAddress, toAddressValues, type CheckoutAddress } from '../model/address'
import { addressFieldId, AddressFields, type AddressFormValues, type AddressGroup } from './address-fields'
import { ErrorSummary } from './error-summary'
import { formMessages as messages } from './messages'
import { useDraftForm, type Drafts } from './use-draft-form'

export interface SavedAddresses {
  shipping: CheckoutAddress
  /** Undefined: the shipping address is the billing address. */
  billing: CheckoutAddress | undefined
}

export interface AddressFormProps {
  shipping: CheckoutAddress | undefined
  billing: CheckoutAddress | undefined
  countries: Country[]
  defaultCountry: string
  /** One address is both, as for gift cards by e-mail: nothing is sent to the other. */
  isSingle?: boolean
  drafts: Drafts
  /** Rejects when the platform refuses it; a refused field is marked. */
  onSave: (addresses: SavedAddresses) => Promise<void>
}

/** The shipping address, and the billing address if it differs. */
export function AddressForm({
  shipping,
  billing,
  countries,
  defaultCountry,
  isSingle = false,
  drafts,
  onSave
}: AddressFormProps) {
  const { formatMessage } = useIntl()
  const form = useDraftForm<AddressFormValues>(drafts, 'address', {
    shipping: toAddressValues(shipping, defaultCountry),
    billing: toAddressValues(billing, defaultCountry),
    useAsBilling: !shipping || !billing || isSameAddress(shipping, billing)
  })
  const { register, handleSubmit, getValues, setError, watch, formState } = form
  const { errors, submitCount, isSubmitting } = formState
  const isBillingApart = !watch('useAsBilling') && !isSingle

  async function save(values: AddressFormValues) {
    try {
      await onSave({
        shipping: toAddress(values.shipping),
        billing: isBillingApart ? toAddress(values.billing) : undefined
      })
    } catch (error) {
      markRefused(error)
    }
  }

  function markRefused(error: unknown) {
    const field = isPlatformError(error) && error.type === 'invalid-field' ? String(error.data?.field) : ''
    const group: AddressGroup =
      isPlatformError(error) && error.operation.includes('Billing') ? 'billing' : 'shipping'
    if (field in getValues(group)) {
      setError(`${group}.${field as keyof AddressFormValues['shipping']}`, {
        message: formatMessage(messages.fieldRefused)
      })
    }
  }

  const fields = { countries, register, getValues }
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
      <ErrorSummary
        errors={errors}
        submitCount={submitCount}
        idOf={field => addressFieldId(...(field.split('.') as [string, string]))}
      />
      <p className="text-sm text-muted">{formatMessage(messages.required)}</p>
      <AddressFields group="shipping" errors={errors.shipping} {...fields} />
      {!isSingle && (
        <Checkbox
          id="checkout-use-as-billing"
          label={formatMessage(messages.useAsBilling)}
          {...register('useAsBilling')}
        />
      )}
      {isBillingApart && (
        <fieldset className="grid gap-5">
          <legend className="heading-4 mb-4">{formatMessage(messages.billingAddress)}</legend>
          <AddressFields group="billing" errors={errors.billing} {...fields} />
        </fieldset>
      )}
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.next)}
      </Button>
    </form>
  )
}
