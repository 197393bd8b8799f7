import { useEffect, useId, useRef, useState } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { BotCheckField } from '../../../bot-check/bot-check-field'
import { useBotCheck } from '../../../bot-check/use-bot-check'
import { isBotCheckRefusal } from '../../../platform/bot-check'
import { useIntl } from '../../../intl/intl'
import { parseTypedDate } from '../../../intl/formats/date'
import { isValidEmail } from '../../../intl/formats/email'
import { isValidName } from '../../../intl/formats/person-name'
import { BirthdayField, checkBirthday } from '../../../person-fields/birthday-field'
import { usePlatform } from '../../../platform/platform-context'
import { byPassword } from '../../../platform/session/login-ways'
import { Button } from '../../../ui/action/button'
import { FormFrame } from '../../../ui/form/form-frame'
import { Select } from '../../../ui/form/select'
import { TextInput } from '../../../ui/form/text-input'
import { useSubmit } from '../../../ui/form/use-submit'
import { announceRegistration } from '../account-events'
import { registerCustomer } from '../api/register-customer'
import { PrivacyCheckbox } from '../registration/privacy-checkbox'
import { describeLoginError } from './describe-login-error'
import { ForgotPassword } from './forgot-password'
import { loginMessages } from './messages'
import { useEnterAccount } from './use-enter-account'
import { findRegistrationProblem } from '../model/registration'
import { registrationMessages as messages } from './registration-messages'
import { NewPasswordFields } from './new-password-fields'

interface RegistrationFormProps {
  /** Known data of the guest. */
  known?: { email?: string; salutation?: string; firstName?: string; lastName?: string }
  /** Without the birthday, as in checkout (requirement 9.2). */
  isShort?: boolean
  /** The customer is registered and logged in, and everything of the guest's has followed. */
  onDone?: () => void
}

interface Fields {
  salutation: string
  firstName: string
  lastName: string
  email: string
  password: string
  repeatPassword: string
  birthday: string
  dataProtection: boolean
}

/** The platform's limit for names. */
const MAX_LENGTH = 256

/** Registers a customer and logs them in (requirement 9.2). Typed values stay after a refusal. */
export function RegistrationForm({ known = {}, isShort, onDone }: RegistrationFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const id = useId()
  const platform = usePlatform()
  const enterAccount = useEnterAccount()
  const [isForgotten, setIsForgotten] = useState(false)
  // An account that was made although the login after it failed is not made twice.
  const madeFor = useRef<string>()
  const form = useForm<Fields>({
    defaultValues: {
      salutation: known.salutation ?? '',
      firstName: known.firstName ?? '',
      lastName: known.lastName ?? '',
      email: known.email ?? '',
      password: '',
      repeatPassword: '',
      birthday: '',
      dataProtection: false
    },
    shouldFocusError: false
  })
  const { register, watch, getValues, setError, formState } = form
  const { errors } = formState
  const { run, isBusy, problem, setProblem } = useSubmit(error => describeLoginError(intl, error))
  const botCheck = useBotCheck('registration')

  useEffect(() => void announceRegistration('start'), [])

  const submit = (values: Fields) =>
    run(async () => {
      // A program goes on like everybody: it has nothing to learn from us.
      if (botCheck.isProgram()) onDone?.()
      else if (await create(values)) await enter(values)
    })

  async function create({ birthday, ...values }: Fields): Promise<boolean> {
    const account = JSON.stringify([values.email.trim(), values.password])
    if (madeFor.current === account) return true
    try {
      const registration = { ...values, birthday: parseTypedDate(birthday) }
      await botCheck.run(token => registerCustomer(platform, registration, token))
      madeFor.current = account
      announceRegistration('succeeded')
      return true
    } catch (error) {
      if (isBotCheckRefusal(error)) return false
      announceRegistration('failed')
      const found = findRegistrationProblem(error)
      if (found === 'EMAIL_ALREADY_EXISTS')
        setError('email', { type: 'taken', message: formatMessage(messages.emailTaken) })
      else if (found) setError('password', { message: formatMessage(messages.passwordWeak) })
      else setProblem(describeLoginError(intl, error))
      return false
    }
  }

  async function enter({ email, password }: Fields) {
    try {
      await botCheck.run(token => enterAccount(byPassword(email.trim(), password, token)))
      onDone?.()
    } catch (error) {
      if (isBotCheckRefusal(error)) return
      setProblem(`${formatMessage(messages.loginFailed)} ${describeLoginError(intl, error)}`)
    }
  }

  const name = (missing: string) => ({
    validate: (typed: string | boolean) => {
      const text = String(typed).trim()
      if (!text) return missing
      return isValidName(text) || formatMessage(messages.nameInvalid)
    }
  })
  const control = (field: keyof Fields, options: Parameters<typeof register>[1]) => ({
    id: `${id}-${field}`,
    error: errors[field]?.message,
    ...register(field, options)
  })

  return (
    <>
      <FormFrame
        form={form}
        problem={problem}
        summary={{ id, title: count => formatMessage(loginMessages.errors, { count }) }}
        onSubmit={submit}
      >
        <Select
          {...control('salutation', { required: formatMessage(messages.salutationRequired) })}
          autoComplete="honorific-prefix"
          className="sm:max-w-[50%]"
          label={formatMessage(messages.salutation)}
          required
          placeholder={formatMessage(messages.salutationChoose)}
          options={[
            { value: 'MRS', label: formatMessage(messages.mrs) },
            { value: 'MR', label: formatMessage(messages.mr) }
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...control('firstName', name(formatMessage(messages.firstNameRequired)))}
            autoComplete="given-name"
            maxLength={MAX_LENGTH}
            label={formatMessage(messages.firstName)}
            required
          />
          <TextInput
            {...control('lastName', name(formatMessage(messages.lastNameRequired)))}
            autoComplete="family-name"
            maxLength={MAX_LENGTH}
            label={formatMessage(messages.lastName)}
            required
          />
        </div>
        <TextInput
          {...control('email', {
            validate: typed => isValidEmail(String(typed).trim()) || formatMessage(messages.emailInvalid)
          })}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={formatMessage(messages.email)}
          required
        />
        {errors.email?.type === 'taken' && (
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            onClick={() => setIsForgotten(true)}
          >
            {formatMessage(loginMessages.resetTitle)}
          </button>
        )}
        <NewPasswordFields
          id={id}
          register={(field, rules) => register(field, rules as RegisterOptions<Fields, typeof field>)}
          errors={errors}
          password={watch('password')}
          texts={{ password: formatMessage(messages.password), repeat: formatMessage(messages.repeat) }}
        />
        {!isShort && (
          <BirthdayField
            id={`${id}-birthday`}
            error={errors.birthday?.message}
            hint={formatMessage(messages.birthdayHint)}
            field={register('birthday', { validate: checkBirthday(intl) })}
          />
        )}
        <PrivacyCheckbox
          {...control('dataProtection', { required: formatMessage(messages.dataProtectionRequired) })}
        />
        <BotCheckField {...botCheck.field} />
        <Button type="submit" busy={isBusy} className="sm:justify-self-start">
          {formatMessage(messages.register)}
        </Button>
      </FormFrame>
      {isForgotten && (
        <ForgotPassword email={getValues('email').trim()} onClose={() => setIsForgotten(false)} />
      )}
    </>
  )
}
