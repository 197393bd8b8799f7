import { useIntl } from 'react-intl'
import { PACKSTATION_COUNTRY, parsePackstation } from '../../../intl/formats/packstation'
import { isPlatformError } from '../../../platform/http/platform-error'
import { Button } from '../../../ui/button/button'
import { useSite } from '../../../site/site-context'
import { Checkbox } from '../../../ui/checkbox/checkbox'
import type { Country } from '../../postal-address/api/countries-query'
import { AddressFields } from '../../postal-address/components/address-fields'
import { addressMessages } from '../../postal-address/messages'
import {
  isSameAddress,
  toAddress,
  toAddressValues,
  type AddressValues,
  type PostalAddress
} from '../../postal-address/model/postal-address'
import type { KnownAddress } from '../model/checkout-customer'
import { SavedAddressSelect } from './saved-address-select'
import { FormErrors } from '../../payment/forms/form-errors'
import { formMessages as messages } from './messages'
import { useDraftForm, type Drafts } from '../../payment/forms/use-draft-form'

export interface SavedAddresses {
  shipping: PostalAddress
  /** Undefined: the shipping address is the billing address. */
  billing: PostalAddress | undefined
  /** Those of the address book that they were made from; empty for others. */
  shippingId: string
  billingId: string
}

export interface AddressFormProps {
  shipping: PostalAddress | undefined
  billing: PostalAddress | undefined
  countries: Country[]
  defaultCountry: string
  /** One address is both, as for gift cards by e-mail: nothing is sent to the other. */
  isSingle?: boolean
  /** The customer's address book, preferred first. */
  saved?: KnownAddress[]
  drafts: Drafts
  /** Rejects when the platform refuses it; a refused field is marked. */
  onSave: (addresses: SavedAddresses) => Promise<void>
}

type AddressGroup = 'shipping' | 'billing'

interface AddressFormValues {
  shipping: AddressValues
  billing: AddressValues
  useAsBilling: boolean
  /** The chosen one of the address book; empty for another. */
  shippingId: string
  billingId: string
}

/** Id of an address field's control, e.g. "checkout-shipping-city". */
const addressFieldId = (group: string, field: string): string => `checkout-${group}-${field}`

/** The fields of a Packstation, by the parts of the address that they become. */
const PACKSTATION_FIELDS: Readonly<Record<string, string>> = { address1: 'station', address2: 'postNumber' }

const NO_ADDRESSES: KnownAddress[] = []

const findId = (address: PostalAddress | undefined, saved: KnownAddress[]): string =>
  saved.find(each => isSameAddress(each, address))?.addressId ?? ''

/** The shipping address, and the billing address if it differs. */
export function AddressForm({
  shipping,
  billing,
  countries,
  defaultCountry,
  isSingle = false,
  saved = NO_ADDRESSES,
  drafts,
  onSave
}: AddressFormProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const form = useDraftForm<AddressFormValues>(drafts, 'address', {
    shipping: toAddressValues(shipping ?? saved[0], defaultCountry),
    billing: toAddressValues(billing, defaultCountry),
    useAsBilling: !shipping || !billing || isSameAddress(shipping, billing),
    shippingId: findId(shipping ?? saved[0], saved),
    billingId: findId(billing, saved)
  })
  const { register, handleSubmit, getValues, setValue, setError, watch, formState } = form
  const { errors, submitCount, isSubmitting } = formState
  // Nobody lives in a Packstation: it is never billed.
  const hasPackstations = !isSingle && countries.some(({ code }) => code === PACKSTATION_COUNTRY)
  const isPackstation = hasPackstations && watch('shipping.isPackstation')
  const isBillingApart = !isSingle && (isPackstation || !watch('useAsBilling'))

  async function save(values: AddressFormValues) {
    try {
      await onSave({
        shipping: toAddress(
          { ...values.shipping, isPackstation, ...(isBillingApart && { vatId: '' }) },
          countries
        ),
        billing: isBillingApart ? toAddress(values.billing, countries) : undefined,
        shippingId: values.shippingId,
        billingId: values.billingId
      })
    } catch (error) {
      markRefused(error)
    }
  }

  function markRefused(error: unknown) {
    const refused = isPlatformError(error) && error.type === 'invalid-field' ? String(error.data?.field) : ''
    const field = isPackstation ? (PACKSTATION_FIELDS[refused] ?? refused) : refused
    const group: AddressGroup =
      isPlatformError(error) && error.operation.includes('Billing') ? 'billing' : 'shipping'
    if (field in getValues(group)) {
      setError(`${group}.${field as keyof AddressFormValues['shipping']}`, {
        message: formatMessage(addressMessages.fieldRefused)
      })
    }
  }

  const choose = (group: AddressGroup) => (address: KnownAddress | undefined) => {
    setValue(`${group}Id`, address?.addressId ?? '')
    setValue(group, toAddressValues(address, defaultCountry), { shouldValidate: submitCount > 0 })
  }
  const book = (group: AddressGroup) => (
    <SavedAddressSelect
      id={`checkout-${group}-saved`}
      addresses={group === 'shipping' && hasPackstations ? saved : streets}
      value={watch(`${group}Id`)}
      onChoose={choose(group)}
    />
  )

  /** What was typed before a Packstation was chosen is most likely where the bill goes. */
  function offerAsBilling() {
    const { shipping: typed, billing: typedBilling } = getValues()
    if (typed.isPackstation && !typedBilling.firstName && !typedBilling.address1)
      setValue('billing', { ...typed, isPackstation: false })
  }

  const fill = (group: AddressGroup) => (values: Pick<AddressValues, 'station' | 'postalCode' | 'city'>) => {
    for (const field of ['station', 'postalCode', 'city'] as const)
      setValue(`${group}.${field}`, values[field], { shouldValidate: submitCount > 0 })
  }

  const streets = saved.filter(address => !parsePackstation(address))
  const fields = (group: AddressGroup) => (
    <AddressFields
      id={`checkout-${group}`}
      purpose={group}
      countries={countries}
      register={(field, { deps, ...rules }) =>
        register(`${group}.${field}`, { ...rules, deps: deps && `${group}.${deps}` })
      }
      getValue={field => getValues(`${group}.${field}`)}
      countryCode={watch(`${group}.countryCode`)}
      hasVatId={site.asksForVatId && (group === 'billing' || !isBillingApart)}
      isPackstation={group === 'shipping' && isPackstation}
      onPackstation={fill(group)}
      errors={errors[group]}
    />
  )
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
      <FormErrors
        errors={errors}
        submitCount={submitCount}
        idOf={field => addressFieldId(...(field.split('.') as [string, string]))}
      />
      <p className="text-sm text-muted">{formatMessage(messages.required)}</p>
      {book('shipping')}
      {hasPackstations && (
        <Checkbox
          id={addressFieldId('shipping', 'isPackstation')}
          label={formatMessage(addressMessages.packstation)}
          hint={formatMessage(addressMessages.packstationHint)}
          {...register('shipping.isPackstation', { onChange: offerAsBilling })}
        />
      )}
      {fields('shipping')}
      {!isSingle && !isPackstation && (
        <Checkbox
          id="checkout-use-as-billing"
          label={formatMessage(messages.useAsBilling)}
          {...register('useAsBilling')}
        />
      )}
      {isBillingApart && (
        <fieldset className="grid gap-5">
          <legend className="heading-4 mb-4">{formatMessage(messages.billingAddress)}</legend>
          {book('billing')}
          {fields('billing')}
        </fieldset>
      )}
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.next)}
      </Button>
    </form>
  )
}
