import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from '../../intl/intl'
import { formatTypedDate, parseTypedDate } from '../../intl/formats/date'
import { isValidName } from '../../intl/formats/person-name'
import { formatPhone, parsePhone } from '../../intl/formats/phone'
import { BirthdayField, checkBirthday } from '../../person-fields/birthday-field'
import { checkPhone, PhoneField } from '../../person-fields/phone-field'
import { findCountry } from '../../visit/site/locale-country'
import { useSite } from '../../visit/site/site-context'
import { Button } from '../../ui/action/button'
import { FormFrame } from '../../ui/form/form-frame'
import { Message } from '../../ui/status/message'
import { Select } from '../../ui/form/select'
import { TextInput } from '../../ui/form/text-input'
import { useSubmit } from '../../ui/form/use-submit'
import { useAccountAccess } from './api/account-access'
import { updateProfile } from './api/update-customer'
import { loginMessages } from './login/messages'
import type { Customer } from './model/customer'
import type { ProfileValues } from './model/profile-changes'
import { registrationMessages } from './login/registration-messages'
import { profileMessages as messages } from './profile-messages'
import { useWayBack } from './use-way-back'

/** The platform's limit for the parts of a person. */
const MAX_LENGTH = 256

/** The phones of a customer, by what browsers call them. */
const PHONES = { phoneMobile: 'mobile', phoneHome: 'home', phoneBusiness: 'work' } as const
type Phone = keyof typeof PHONES
const PHONE_NAMES = Object.keys(PHONES) as Phone[]

type Fields = Required<Omit<ProfileValues, Phone>> & Record<Phone, { prefix: string; number: string }>

const toFields = (customer: Customer, country: string, locale: string): Fields => ({
  salutation: customer.salutation,
  firstName: customer.firstName,
  lastName: customer.lastName,
  birthday: formatTypedDate(customer.birthday, locale),
  phoneMobile: parsePhone(customer.phoneMobile, country),
  phoneHome: parsePhone(customer.phoneHome, country),
  phoneBusiness: parsePhone(customer.phoneBusiness, country)
})

const toProfile = ({
  birthday,
  phoneMobile,
  phoneHome,
  phoneBusiness,
  ...person
}: Fields): ProfileValues => ({
  ...person,
  birthday: parseTypedDate(birthday),
  phoneMobile: formatPhone(phoneMobile.prefix, phoneMobile.number),
  phoneHome: formatPhone(phoneHome.prefix, phoneHome.number),
  phoneBusiness: formatPhone(phoneBusiness.prefix, phoneBusiness.number)
})

/**
 * The personal data of a customer (requirement 9.3), without their address, which is confirmed. Typed values stay after
 * a failure.
 */
export function ProfileForm({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { locale } = useSite()
  const id = useId()
  const access = useAccountAccess()
  const { isLeaving, leave } = useWayBack()
  const stored = toFields(customer, findCountry(locale), intl.locale)
  const form = useForm<Fields>({
    values: stored,
    // A refetch must not replace typed values.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false
  })
  const { register, formState, getValues } = form
  const { errors } = formState
  const { run, isBusy, problem } = useSubmit(() => formatMessage(messages.notSaved))

  const save = (values: Fields) =>
    run(async () => {
      await updateProfile(access, toProfile(values), customer)
      leave()
    })

  const control = (field: Exclude<keyof Fields, Phone>, validate?: (typed: string) => true | string) => ({
    id: `${id}-${field}`,
    error: errors[field]?.message,
    maxLength: MAX_LENGTH,
    ...register(field, { validate })
  })
  const phone = (name: Phone, part: 'prefix' | 'number', autoComplete: string) => ({
    id: `${id}-${name}.${part}`,
    error: errors[name]?.[part]?.message,
    autoComplete: `${PHONES[name]} ${autoComplete}`,
    ...register(`${name}.${part}`, part === 'number' ? { validate: checkPhone(intl) } : {})
  })
  const name = (missing: string) => (typed: string) => {
    if (!typed.trim()) return missing
    return isValidName(typed.trim()) || formatMessage(registrationMessages.nameInvalid)
  }
  const { maxLength: _none, ...salutation } = control(
    'salutation',
    typed => typed !== '' || formatMessage(registrationMessages.salutationRequired)
  )

  return (
    <FormFrame
      form={form}
      problem={problem}
      summary={{ id, title: count => formatMessage(loginMessages.errors, { count }) }}
      onSubmit={save}
    >
      {isLeaving && (
        <Message kind="success" answer>
          {formatMessage(messages.saved)}
        </Message>
      )}
      {!customer.lastName && <Message kind="info">{formatMessage(messages.nameMissing)}</Message>}
      <fieldset disabled={isBusy} className="grid gap-5">
        <Select
          {...salutation}
          autoComplete="honorific-prefix"
          className="sm:max-w-[50%]"
          label={formatMessage(registrationMessages.salutation)}
          required
          options={[
            { value: 'MRS', label: formatMessage(registrationMessages.mrs) },
            { value: 'MR', label: formatMessage(registrationMessages.mr) }
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...control('firstName', name(formatMessage(registrationMessages.firstNameRequired)))}
            autoComplete="given-name"
            label={formatMessage(registrationMessages.firstName)}
            required
          />
          <TextInput
            {...control('lastName', name(formatMessage(registrationMessages.lastNameRequired)))}
            autoComplete="family-name"
            label={formatMessage(registrationMessages.lastName)}
            required
          />
        </div>
        <BirthdayField
          id={`${id}-birthday`}
          error={errors.birthday?.message}
          hint={formatMessage(registrationMessages.birthdayHint)}
          field={register('birthday', { validate: checkBirthday(intl) })}
        />
        {PHONE_NAMES.map(name => (
          <PhoneField
            key={name}
            label={formatMessage(messages[name])}
            prefix={phone(name, 'prefix', 'tel-country-code')}
            number={phone(name, 'number', 'tel-national')}
            chosenPrefix={getValues(`${name}.prefix`)}
          />
        ))}
      </fieldset>
      <Button type="submit" busy={isBusy} className="sm:justify-self-start">
        {formatMessage(messages.save)}
      </Button>
    </FormFrame>
  )
}
