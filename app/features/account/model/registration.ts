import { isPlatformError } from '../../../platform/http/platform-error'
import type { PlatformRegistration } from '../../../platform/scapi/shopper-profile'
import { DEFAULT_SALUTATION } from './customer'

/** What the registration form asks for (requirement 2.3). */
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
 * The registration as the platform takes it. Defaults: salutation MRS, newsletter false, phoneHome
 * taken from the mobile phone or empty (requirement 3.5). A birthday goes only if given, as an ISO date.
 */
export function buildRegistration(values: RegistrationValues): PlatformRegistration {
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
      c_newsletter: newsletter
    },
    password
  }
}

/** yyyy/mm/dd as yyyy-mm-dd, which the platform's dates are. */
export const toIsoDate = (date: string): string => date.replaceAll('/', '-')

/** What the shop knows to say about a refused registration (requirement 2.8). */
type RegistrationProblem = 'EMAIL_ALREADY_EXISTS' | 'PASSWORD_REFUSED'

/** Why a registration was refused; undefined for everything that has only the general error message. */
export function findRegistrationProblem(error: unknown): RegistrationProblem | undefined {
  if (!isPlatformError(error)) return undefined
  if (error.type === 'login-already-in-use') return 'EMAIL_ALREADY_EXISTS'
  return error.type === 'invalid-password' ? 'PASSWORD_REFUSED' : undefined
}
