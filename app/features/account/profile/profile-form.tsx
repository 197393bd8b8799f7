import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { parseTypedDate } from '../../../intl/formats/date'
import { isValidEmail } from '../../../intl/formats/email'
import { isValidName } from '../../../intl/formats/person-name'
import { Button } from '../../../ui/button/button'
import { ErrorSummary } from '../../../ui/error-summary/error-summary'
import { Message } from '../../../ui/message/message'
import { Select } from '../../../ui/select/select'
import { TextInput } from '../../../ui/text-input/text-input'
import { useAccountAccess } from '../api/account-access'
import { updateProfile } from '../api/update-customer'
import { loginMessages } from '../login/messages'
import type { Customer } from '../model/customer'
import type { ProfileValues } from '../model/profile-changes'
import { registrationMessages } from '../registration/messages'
import { profileMessages as messages } from './messages'
import { useWayBack } from './use-way-back'

/** The platform's limit for the parts of a person. */
const MAX_LENGTH = 256

type Fields = Required<ProfileValues>

/** yyyy/mm/dd as it is typed, dd.mm.yyyy. */
const toTyped = (birthday = '') => birthday.split('/').reverse().join('.')

const toFields = (customer: Customer): Fields => ({
  salutation: customer.salutation,
  firstName: customer.firstName,
  lastName: customer.lastName,
  birthday: toTyped(customer.birthday),
  email: customer.email ?? '',
  phoneMobile: customer.phoneMobile ?? '',
  phoneHome: customer.phoneHome ?? '',
  phoneBusiness: customer.phoneBusiness ?? ''
})

/** The personal data of a customer (requirement 2.4 "Profile form"). What was typed stays after a failure. */
export function ProfileForm({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const access = useAccountAccess()
  const [hasFailed, setFailed] = useState(false)
  const { isLeaving, leave } = useWayBack()
  const { register, handleSubmit, formState } = useForm<Fields>({
    values: toFields(customer),
    // Data that is read again does not take away what is being typed.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false
  })
  const { errors, submitCount, isSubmitting } = formState

  async function save({ birthday, ...values }: Fields) {
    setFailed(false)
    try {
      await updateProfile(access, { ...values, birthday: parseTypedDate(birthday) }, customer)
      leave()
    } catch {
      // The form says so, and has everything that was typed.
      setFailed(true)
    }
  }

  const control = (field: keyof Fields, validate?: (typed: string) => true | string) => ({
    id: `${id}-${field}`,
    error: errors[field]?.message,
    maxLength: MAX_LENGTH,
    ...register(field, { validate })
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
    <form method="post" noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
      {hasFailed && (
        <Message kind="error" answer>
          {formatMessage(messages.notSaved)}
        </Message>
      )}
      {isLeaving && (
        <Message kind="success" answer>
          {formatMessage(messages.saved)}
        </Message>
      )}
      <ErrorSummary
        title={count => formatMessage(loginMessages.errors, { count })}
        errors={errors}
        submitCount={submitCount}
        idOf={field => `${id}-${field}`}
      />
      <fieldset disabled={isSubmitting} className="grid gap-5">
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
        <TextInput
          {...control('birthday', typed => {
            if (!typed.trim()) return true
            return parseTypedDate(typed) ? true : formatMessage(registrationMessages.birthdayInvalid)
          })}
          autoComplete="bday"
          inputMode="numeric"
          className="sm:max-w-xs"
          label={formatMessage(registrationMessages.birthday)}
          hint={formatMessage(registrationMessages.birthdayHint)}
        />
        <TextInput
          {...control('email', typed => {
            if (!typed.trim()) return formatMessage(loginMessages.emailRequired)
            return isValidEmail(typed.trim()) || formatMessage(loginMessages.emailInvalid)
          })}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={formatMessage(loginMessages.email)}
          hint={customer.login && formatMessage(messages.loginStays, { login: customer.login })}
          required
        />
        {(['phoneMobile', 'phoneHome', 'phoneBusiness'] as const).map(field => (
          <TextInput
            key={field}
            {...control(field)}
            type="tel"
            inputMode="tel"
            autoComplete={
              field === 'phoneMobile' ? 'mobile tel' : field === 'phoneHome' ? 'home tel' : 'work tel'
            }
            className="sm:max-w-xs"
            label={formatMessage(messages[field])}
          />
        ))}
      </fieldset>
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {formatMessage(messages.save)}
      </Button>
    </form>
  )
}
