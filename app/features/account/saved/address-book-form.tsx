import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../../intl/intl'
import { PACKSTATION_COUNTRY } from '../../../intl/formats/packstation'
import { isNotFound, isPlatformError } from '../../../platform/http/platform-error'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { FormFrame } from '../../../ui/form/form-frame'
import { useSubmit } from '../../../ui/form/use-submit'
import type { Country } from '../../postal-address/countries-query'
import { useSite } from '../../../visit/site/site-context'
import { AddressFields } from '../../postal-address/address-fields'
import { addressMessages } from '../../postal-address/messages'
import { toAddress, toAddressValues, type AddressValues } from '../../postal-address/postal-address'
import { useAccountAccess } from '../api/account-access'
import { saveAddress } from '../api/save-address'
import { loginMessages } from '../login/messages'
import type { SavedAddress } from '../model/customer'
import { addressBookMessages as messages } from './messages'

interface AddressBookFormProps {
  /** Undefined for a new one. */
  address: SavedAddress | undefined
  countries: Country[]
  defaultCountry: string
  /** The first one is preferred unless the customer says otherwise. */
  isFirst: boolean
  /** A dialog around it has the title. */
  isInDialog?: boolean
  onDone: (text: string) => void
  onCancel: () => void
}

interface Values extends AddressValues {
  isPreferred: boolean
}

/** A new or changed address. Typed values stay after a failure. */
export function AddressBookForm(props: AddressBookFormProps) {
  const { address, countries, defaultCountry, isFirst, isInDialog, onDone, onCancel } = props
  const { formatMessage } = useIntl()
  const id = useId()
  const access = useAccountAccess()
  const { site } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  // An address that was removed elsewhere is a new one.
  const [addressId, setAddressId] = useState(address?.addressId)
  const form = useForm<Values>({
    defaultValues: {
      ...toAddressValues(address, defaultCountry),
      isPreferred: address ? address.isPreferred : isFirst
    },
    shouldFocusError: false
  })
  const { register, getValues, setValue, watch, formState } = form
  const { errors, submitCount } = formState
  const { run, isBusy, problem } = useSubmit(error => formatMessage(describe(error)))
  const hasPackstations = countries.some(({ code }) => code === PACKSTATION_COUNTRY)
  const isPackstation = hasPackstations && watch('isPackstation')
  useEffect(() => heading.current?.focus(), [])

  const save = ({ isPreferred, ...values }: Values) =>
    run(async () => {
      await saveAddress(access, {
        ...toAddress({ ...values, isPackstation }, countries),
        addressId,
        isPreferred
      })
      onDone(formatMessage(address ? messages.changed : messages.added))
    })

  function fill(values: Partial<AddressValues>) {
    for (const [field, value] of Object.entries(values))
      setValue(field as keyof AddressValues, value, { shouldValidate: submitCount > 0 })
  }

  function describe(error: unknown) {
    if (!isPlatformError(error)) return messages.notSaved
    if (addressId && isNotFound(error)) {
      setAddressId(undefined)
      return messages.gone
    }
    return error.type === 'too-many-entries' ? messages.tooMany : messages.notSaved
  }

  return (
    <FormFrame
      form={form}
      problem={problem}
      summary={{ id, title: count => formatMessage(loginMessages.errors, { count }) }}
      onSubmit={save}
      heading={
        !isInDialog && (
          <h2 ref={heading} tabIndex={-1} className="heading-3">
            {formatMessage(address ? messages.changeTitle : messages.newTitle)}
          </h2>
        )
      }
    >
      {hasPackstations && (
        <Checkbox
          id={`${id}-isPackstation`}
          label={formatMessage(addressMessages.packstation)}
          hint={formatMessage(addressMessages.packstationHint)}
          {...register('isPackstation')}
        />
      )}
      <AddressFields
        id={id}
        countries={countries}
        register={register}
        getValue={getValues}
        countryCode={watch('countryCode')}
        hasVatId={site.asksForVatId}
        isPackstation={isPackstation}
        hasPackstations={hasPackstations}
        onFill={fill}
        errors={errors}
      />
      <Checkbox
        id={`${id}-isPreferred`}
        label={formatMessage(messages.preferThis)}
        {...register('isPreferred')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {formatMessage(messages.save)}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </FormFrame>
  )
}
