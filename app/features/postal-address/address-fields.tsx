import { Fragment, useEffect, useRef } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useIntl } from '../../intl/intl'
import { sortByName } from '../../intl/sort-by-name'
import { isValidName } from '../../intl/formats/person-name'
import { isPostNumber, isStationNumber, PACKSTATION_COUNTRY } from '../../intl/formats/packstation'
import { isValidPostalCode } from '../../intl/formats/postal-code'
import { isValidVatId } from '../../intl/formats/vat-id'
import { checkPhone, PhoneField } from '../../person-fields/phone-field'
import { Select } from '../../ui/form/select'
import { TextInput } from '../../ui/form/text-input'
import { readTypedPackstation, type PlaceAddress } from './place-address'
import { StreetInput } from './street-input'
import type { Country } from './countries-query'
import { addressMessages as messages } from './messages'
import { listStates, type AddressValues } from './postal-address'
import { FindPackstation } from './find-packstation'

type AddressField = Exclude<keyof AddressValues, 'isPackstation'>

interface AddressFieldRules {
  validate?: (text: string) => true | string | boolean
  maxLength: { value: number; message: string }
  /** Another one that is checked again when this one changes. */
  deps?: AddressField
}

interface AddressFieldsProps {
  /** Begins the ids of the controls. */
  id: string
  /** Undefined for an address of the address book. */
  purpose?: 'shipping' | 'billing'
  countries: Country[]
  /** Registers a field with the form that the address is part of. */
  register: (field: AddressField, rules: AddressFieldRules) => UseFormRegisterReturn
  /** The current values of the fields. */
  getValue: (field: AddressField) => string
  /** The chosen country; its states come and go with it. */
  countryCode: string
  /** Asks for the VAT number that the invoice has to name. */
  hasVatId?: boolean
  /** Number and post number in place of street and country. */
  isPackstation?: boolean
  /** The address may be that of a Packstation. */
  hasPackstations?: boolean
  /** Fills fields with a Packstation or a place that was chosen, or with a Packstation that was typed as a street. */
  onFill: (values: Partial<AddressValues>) => void
  errors: FieldErrors<AddressValues> | undefined
}

/** The platform's limit for the parts of an address. */
const MAX_LENGTH = 256

/** The fields from salutation to phone, with autocomplete attributes. */
export function AddressFields({
  id,
  purpose,
  countries,
  register,
  getValue,
  countryCode,
  hasVatId = false,
  isPackstation = false,
  hasPackstations = false,
  onFill,
  errors
}: AddressFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const tooLong = { value: MAX_LENGTH, message: formatMessage(messages.tooLong, { max: MAX_LENGTH }) }
  const states = isPackstation ? [] : listStates(countries, countryCode)
  const isStateRequired = countries.find(({ code }) => code === countryCode)?.isStateRequired ?? false
  const required = (message: string) => (text: string) => text.trim() !== '' || message
  const name = (missing: string) => (text: string) => {
    if (!text.trim()) return missing
    return isValidName(text.trim()) || formatMessage(messages.nameInvalid)
  }
  const postalCode = (text: string) => {
    if (!text.trim()) return formatMessage(messages.postalCodeRequired)
    const code = isPackstation ? PACKSTATION_COUNTRY : getValue('countryCode')
    const pattern = countries.find(country => country.code === code)?.postalCodePattern
    return isValidPostalCode(text.trim(), pattern) || formatMessage(messages.postalCodeInvalid)
  }

  const control = (field: AddressField, autoComplete: string, validate?: AddressFieldRules['validate']) => ({
    id: `${id}-${field}`,
    autoComplete: autoComplete === 'off' || !purpose ? autoComplete : `${purpose} ${autoComplete}`,
    error: errors?.[field]?.message,
    ...register(field, {
      validate,
      maxLength: tooLong,
      // Another country has another format of postal codes.
      deps: field === 'countryCode' ? 'postalCode' : undefined
    })
  })

  const typedLocker = useRef(false)
  useEffect(() => {
    // The field that was typed in has made room for others.
    if (isPackstation && typedLocker.current) document.getElementById(`${id}-postNumber`)?.focus()
    typedLocker.current = false
  }, [isPackstation, id])

  /** Only what the place says; a province only where the country's addresses have one. */
  const toFieldValues = ({
    address1,
    postalCode,
    city,
    stateCode
  }: PlaceAddress): Partial<AddressValues> => ({
    address1,
    ...(postalCode && { postalCode }),
    ...(city && { city }),
    ...(states.some(({ code }) => code === stateCode) && { stateCode })
  })

  /** Fields are registered in the order in which errors are listed. */
  function renderStreet() {
    const street = control('address1', 'address-line1', required(formatMessage(messages.streetRequired)))
    return (
      <StreetInput
        {...street}
        className="address-wide"
        label={formatMessage(messages.street)}
        required
        countryCode={countryCode}
        onPlace={place => onFill(toFieldValues(place))}
        onChange={event => {
          void street.onChange(event)
          const locker = hasPackstations ? readTypedPackstation(event.target.value) : undefined
          if (!locker) return
          typedLocker.current = true
          onFill({ ...locker, isPackstation: true, address1: '' })
        }}
      />
    )
  }

  return (
    <div className="address-fields">
      <Select
        {...control('salutation', 'honorific-prefix', required(formatMessage(messages.salutationRequired)))}
        className="address-wide sm:max-w-[50%]"
        label={formatMessage(messages.salutation)}
        required
        placeholder={formatMessage(messages.salutationChoose)}
        options={[
          { value: 'MRS', label: formatMessage(messages.mrs) },
          { value: 'MR', label: formatMessage(messages.mr) }
        ]}
      />
      <TextInput
        {...control('firstName', 'given-name', name(formatMessage(messages.firstNameRequired)))}
        label={formatMessage(messages.firstName)}
        required
      />
      <TextInput
        {...control('lastName', 'family-name', name(formatMessage(messages.lastNameRequired)))}
        label={formatMessage(messages.lastName)}
        required
      />
      {isPackstation ? (
        <Fragment key="packstation">
          <FindPackstation
            nextFieldId={`${id}-${isPostNumber(getValue('postNumber')) ? 'station' : 'postNumber'}`}
            getPostalCode={() => getValue('postalCode')}
            onChoose={({ station, postalCode, city }) => onFill({ station, postalCode, city })}
          />
          <TextInput
            {...control(
              'station',
              'off',
              text => isStationNumber(text) || formatMessage(messages.stationInvalid)
            )}
            label={formatMessage(messages.station)}
            hint={formatMessage(messages.stationHint)}
            inputMode="numeric"
            required
          />
          <TextInput
            {...control(
              'postNumber',
              'off',
              text => isPostNumber(text) || formatMessage(messages.postNumberInvalid)
            )}
            label={formatMessage(messages.postNumber)}
            hint={formatMessage(messages.postNumberHint)}
            inputMode="numeric"
            required
          />
        </Fragment>
      ) : (
        <Fragment key="street">
          <TextInput
            {...control('companyName', 'organization')}
            className="address-wide"
            label={formatMessage(messages.company)}
          />
          {renderStreet()}
          <TextInput
            {...control('address2', 'address-line2')}
            className="address-wide"
            label={formatMessage(messages.addition)}
          />
        </Fragment>
      )}
      <TextInput
        {...control('postalCode', 'postal-code', postalCode)}
        label={formatMessage(messages.postalCode)}
        autoCapitalize="characters"
        required
      />
      <TextInput
        {...control('city', 'address-level2', required(formatMessage(messages.cityRequired)))}
        label={formatMessage(messages.city)}
        required
      />
      {!isPackstation && (
        <Select
          {...control('countryCode', 'country', required(formatMessage(messages.countryRequired)))}
          className="address-wide"
          label={formatMessage(messages.country)}
          required
          options={sortByName(intl.locale, countries).map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {states.length > 0 && (
        <Select
          {...control(
            'stateCode',
            'address-level1',
            isStateRequired ? required(formatMessage(messages.stateRequired)) : undefined
          )}
          className="address-wide"
          label={formatMessage(messages.state)}
          required={isStateRequired}
          options={[
            { value: '', label: formatMessage(messages.stateChoose) },
            ...states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
          ]}
        />
      )}
      <div className="address-wide">
        <PhoneField
          prefix={control('phonePrefix', 'tel-country-code')}
          number={control('phone', 'tel-national', checkPhone(intl))}
          chosenPrefix={getValue('phonePrefix')}
          label={formatMessage(messages.phone)}
          hint={formatMessage(messages.phoneHint)}
        />
      </div>
      {hasVatId && !isPackstation && (
        <TextInput
          {...control(
            'vatId',
            'off',
            text => !text.trim() || isValidVatId(text) || formatMessage(messages.vatIdInvalid)
          )}
          className="address-wide"
          label={formatMessage(messages.vatId)}
          hint={formatMessage(messages.vatIdHint)}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </div>
  )
}
