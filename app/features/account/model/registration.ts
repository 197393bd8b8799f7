import { isPlatformError } from '../../../platform/http/platform-error'
import type { PlatformRegistration } from '../../../platform/scapi/shopper-profile'
import { DEFAULT_SALUTATION } from './customer'

/** The fields of the registration form (requirement 9.2). */
export interface RegistrationValues {
  salutation?: string
  firstName: string
  lastName: string
  email: string
  password: string
  /** yyyy/mm/dd */
  birthday?: string
  phoneMobile?: string
  newsletter?: boolean
}

/**
 * The registration in the platform's format. Defaults: salutation MRS, newsletter false, phoneHome
 * taken from the mobile phone or empty (requirement 9.2). A birthday is sent only if given, as an ISO date. Mails come in
 * the preferred locale.
 */
export function buildRegistration(values: RegistrationValues, preferredLocale: string): PlatformRegistration {
  const { salutation, password, birthday, phoneMobile, newsletter = false } = values
  const email = values.email.trim()
  return {
    customer: {
      login: email,
      email,
      salutation: salutation || DEFAULT_SALUTATION,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      ...(birthday && { birthday: toIsoDate(birthday) }),
      ...(phoneMobile && { phoneMobile }),
      phoneHome: phoneMobile ?? '',
      preferredLocale,
      c_newsletter: newsletter
    },
    password
  }
}

/** Converts yyyy/mm/dd to yyyy-mm-dd, the platform's format. */
export const toIsoDate = (date: string): string => date.replaceAll('/', '-')

/** The refusals of a registration that have a message of their own (requirement 9.2). */
type RegistrationProblem = 'EMAIL_ALREADY_EXISTS' | 'PASSWORD_REFUSED'

/** Why a registration was refused; undefined for everything that gets the generic error message. */
export function findRegistrationProblem(error: unknown): RegistrationProblem | undefined {
  if (!isPlatformError(error)) return undefined
  if (error.type === 'login-already-in-use') return 'EMAIL_ALREADY_EXISTS'
  return error.type === 'invalid-password' ? 'PASSWORD_REFUSED' : undefined
}
