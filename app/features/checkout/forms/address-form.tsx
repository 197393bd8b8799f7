import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { PACKSTATION_COUNTRY, parsePackstation } from '../../../intl/formats/packstation'
import { isPlatformError } from '../../../platform/http/platform-error'
import { Button } from '../../../ui/action/button'
import { useSite } from '../../../visit/site/site-context'
import { Checkbox } from '../../../ui/form/checkbox'
import type { Country } from '../../postal-address/countries-query'
import { AddressFields } from '../../postal-address/address-fields'
import { addressMessages } from '../../postal-address/messages'
import {
  isSamePlace,
  toAddress,
  toAddressValues,
  type AddressValues
} from '../../postal-address/postal-address'
import type { PostalAddress } from '../../../person-fields/postal-address'
import type { KnownAddress, KnownPerson } from '../checkout-customer'
import { findAddressToSave } from '../known-address'
import { ADDRESS_DRAFT, buildAddressForm, type AddressFormValues } from './address-form-values'
import { readDoubtedFields } from '../doubted-address'
import { DoubtedAddress } from './doubted-address'
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
  /** Changes of those are saved in the address book, too. */
  isShippingToBeKept: boolean
  isBillingToBeKept: boolean
  /** The shopper has been asked about this shipping address, and uses it. */
  isShippingConfirmed: boolean
}

interface AddressFormProps {
  shipping: PostalAddress | undefined
  billing: PostalAddress | undefined
  countries: Country[]
  defaultCountry: string
  /** Nothing is delivered: `shipping` is where the bill goes, and there is no other address. */
  isBillingOnly?: boolean
  /** The customer's address book, preferred first. */
  saved?: KnownAddress[]
  /** The customer without an address yet. */
  person?: KnownPerson
  drafts: Drafts
  /** Rejects when the platform refuses it; a refused field is marked. */
  onSave: (addresses: SavedAddresses) => Promise<void>
  /** Further fields, above the button. */
  children?: ReactNode
}

type AddressGroup = 'shipping' | 'billing'

/** Id of an address field's control, e.g. "checkout-shipping-city". */
const addressFieldId = (group: string, field: string): string => `checkout-${group}-${field}`

/** The fields of a Packstation, by the parts of the address that they become. */
const PACKSTATION_FIELDS: Readonly<Record<string, string>> = { address1: 'station', address2: 'postNumber' }

/** Whether the address book follows, by the address. */
const KEPT = { shipping: 'isShippingToBeKept', billing: 'isBillingToBeKept' } as const

const NO_ADDRESSES: KnownAddress[] = []

/** The shipping address, and the billing address if it differs. */
export function AddressForm({
  shipping: accepted,
  billing,
  countries,
  defaultCountry,
  isBillingOnly = false,
  saved = NO_ADDRESSES,
  person,
  drafts,
  onSave,
  children
}: AddressFormProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const form = useDraftForm<AddressFormValues>(
    drafts,
    ADDRESS_DRAFT,
    buildAddressForm({ shipping: accepted, billing, saved, person, defaultCountry })
  )
  const { register, handleSubmit, getValues, setValue, setError, watch, formState } = form
  const { errors, submitCount, isSubmitting } = formState
  /** An address that the platform doubts, until its place is changed or it is sent once more. */
  const [doubt, setDoubt] = useState<{ address: PostalAddress; fields: string[] }>()
  /** Places that the shopper is not asked about: the doubted one when it is sent once more, and the basket's. */
  const confirmed = isBillingOnly ? [] : [doubt?.address, accepted]
  // Nobody lives in a Packstation: it is never billed.
  const hasPackstations = !isBillingOnly && countries.some(({ code }) => code === PACKSTATION_COUNTRY)
  const isPackstation = hasPackstations && watch('shipping.isPackstation')
  const isBillingApart = !isBillingOnly && (isPackstation || !watch('useAsBilling'))

  async function save(values: AddressFormValues) {
    const shipping = toAddress(
      { ...values.shipping, isPackstation, ...(isBillingApart && { vatId: '' }) },
      countries
    )
    try {
      await onSave({
        shipping,
        isShippingConfirmed: confirmed.some(known => isSamePlace(known, shipping)),
        billing: isBillingApart ? toAddress(values.billing, countries) : undefined,
        shippingId: values.shippingId,
        billingId: values.billingId,
        isShippingToBeKept: values.isShippingToBeKept,
        isBillingToBeKept: values.isBillingToBeKept
      })
    } catch (error) {
      const fields = readDoubtedFields(error)
      if (fields) setDoubt({ address: shipping, fields })
      else markRefused(error)
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
    setValue(KEPT[group], false)
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

  /** An order to somewhere else once is no change of address: that is asked. */
  const keepQuestion = (group: AddressGroup) => {
    const typed = { ...watch(group), isPackstation: group === 'shipping' && isPackstation }
    const changed = { address: toAddress(typed, countries), chosenId: watch(`${group}Id`), isToBeKept: true }
    if (!findAddressToSave(changed, saved)?.addressId) return null
    return (
      <Checkbox
        id={addressFieldId(group, 'kept')}
        label={formatMessage(messages.changeInBook)}
        hint={formatMessage(messages.changeInBookHint)}
        {...register(KEPT[group])}
      />
    )
  }

  /** An address that was typed before a Packstation was chosen is most likely the billing address. */
  function offerAsBilling() {
    const { shipping: typed, billing: typedBilling } = getValues()
    if (typed.isPackstation && !typedBilling.firstName && !typedBilling.address1)
      setValue('billing', { ...typed, isPackstation: false })
  }

  const fill = (group: AddressGroup) => (values: Partial<AddressValues>) => {
    for (const [field, value] of Object.entries(values))
      setValue(`${group}.${field as keyof AddressValues}`, value, { shouldValidate: submitCount > 0 })
    if (values.isPackstation) offerAsBilling()
  }

  const isDoubted =
    doubt !== undefined &&
    isSamePlace(doubt.address, toAddress({ ...watch('shipping'), isPackstation }, countries))
  const streets = saved.filter(address => !parsePackstation(address))
  const fields = (group: AddressGroup) => (
    <AddressFields
      id={`checkout-${group}`}
      purpose={isBillingOnly ? 'billing' : group}
      countries={countries}
      register={(field, { deps, ...rules }) =>
        register(`${group}.${field}`, { ...rules, deps: deps && `${group}.${deps}` })
      }
      getValue={field => getValues(`${group}.${field}`)}
      countryCode={watch(`${group}.countryCode`)}
      hasVatId={site.asksForVatId && (group === 'billing' || !isBillingApart)}
      isPackstation={group === 'shipping' && isPackstation}
      hasPackstations={group === 'shipping' && hasPackstations}
      onFill={fill(group)}
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
      {keepQuestion('shipping')}
      {!isBillingOnly && !isPackstation && (
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
          {keepQuestion('billing')}
        </fieldset>
      )}
      {children}
      {isDoubted && <DoubtedAddress fields={doubt?.fields ?? []} />}
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(isDoubted ? messages.useAsTyped : messages.next)}
      </Button>
    </form>
  )
}
