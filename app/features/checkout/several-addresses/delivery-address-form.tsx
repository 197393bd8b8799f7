import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import type { PostalAddress } from '../../../person-fields/postal-address'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { FormErrors } from '../../payment/forms/form-errors'
import { AddressFields } from '../../postal-address/address-fields'
import type { Country } from '../../postal-address/countries-query'
import { addressMessages } from '../../postal-address/messages'
import {
  isSamePlace,
  toAddress,
  toAddressValues,
  type AddressValues
} from '../../postal-address/postal-address'
import type { KnownAddress } from '../checkout-customer'
import { readDoubtedFields } from '../doubted-address'
import { DoubtedAddress } from '../forms/doubted-address'
import { SavedAddressSelect } from '../forms/saved-address-select'
import { severalMessages as messages } from './several-messages'

interface DeliveryAddressFormProps {
  /** The present one; undefined for a new address. */
  address: PostalAddress | undefined
  countries: Country[]
  defaultCountry: string
  /** The address book; undefined for a guest. */
  saved: KnownAddress[] | undefined
  onSave: (chosen: { address: PostalAddress; isConfirmed: boolean; isToBeKept: boolean }) => Promise<void>
  onCancel: () => void
}

const ID = 'delivery-address'

/** One more address of an order: typed, or from the address book. */
export function DeliveryAddressForm({
  address,
  countries,
  defaultCountry,
  saved,
  onSave,
  onCancel
}: DeliveryAddressFormProps) {
  const { formatMessage } = useIntl()
  const [savedId, setSavedId] = useState('')
  const [isToBeKept, setIsToBeKept] = useState(true)
  /** An address that the platform doubts, until its place is changed or it is sent once more. */
  const [doubt, setDoubt] = useState<{ address: PostalAddress; fields: string[] }>()
  const { register, handleSubmit, getValues, setValue, setError, reset, watch, formState } =
    useForm<AddressValues>({
      defaultValues: { ...toAddressValues(address, defaultCountry), isPackstation: false },
      shouldFocusError: false
    })
  const { errors, submitCount, isSubmitting } = formState
  const isDoubted = doubt !== undefined && isSamePlace(doubt.address, toAddress(watch(), countries))

  async function save(values: AddressValues) {
    const typed = toAddress(values, countries)
    const isConfirmed = [doubt?.address, address].some(known => isSamePlace(known, typed))
    try {
      await onSave({ address: typed, isConfirmed, isToBeKept: saved !== undefined && !savedId && isToBeKept })
    } catch (error) {
      const fields = readDoubtedFields(error)
      if (fields) return setDoubt({ address: typed, fields })
      const refused =
        isPlatformError(error) && error.type === 'invalid-field' ? String(error.data?.field) : ''
      if (refused in getValues())
        setError(refused as keyof AddressValues, { message: formatMessage(addressMessages.fieldRefused) })
    }
  }

  function choose(chosen: KnownAddress | undefined) {
    setSavedId(chosen?.addressId ?? '')
    reset({ ...toAddressValues(chosen, defaultCountry), isPackstation: false }, { keepSubmitCount: true })
  }

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={event => void handleSubmit(save)(event)}>
      <FormErrors errors={errors} submitCount={submitCount} idOf={field => `${ID}-${field}`} />
      <SavedAddressSelect id={`${ID}-saved`} addresses={saved ?? []} value={savedId} onChoose={choose} />
      <AddressFields
        id={ID}
        purpose="shipping"
        countries={countries}
        register={(field, rules) => register(field, rules)}
        getValue={field => getValues(field)}
        countryCode={watch('countryCode')}
        onFill={values => {
          for (const [field, value] of Object.entries(values))
            if (field !== 'isPackstation')
              setValue(field as keyof AddressValues, value, { shouldValidate: submitCount > 0 })
        }}
        errors={errors}
      />
      {saved && !savedId && (
        <Checkbox
          id={`${ID}-keep`}
          label={formatMessage(messages.keep)}
          checked={isToBeKept}
          onChange={event => setIsToBeKept(event.target.checked)}
        />
      )}
      {isDoubted && <DoubtedAddress fields={doubt?.fields ?? []} />}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" busy={isSubmitting}>
          {formatMessage(messages.use)}
        </Button>
        <Button type="button" kind="secondary" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}
