import type { BareStatus } from '../http/send-request'
import { ocapiFamily } from './ocapi-family'

/** Customers of the older shop API (requirement 13.1). */
interface OcapiCustomers {
  /** Sends the password-reset e-mail. The response is the same with and without an account for this address. */
  resetPassword(
    parameters: { locale?: string },
    body: { identification: string; type: 'email' | 'login' }
  ): Promise<BareStatus>
}

export const ocapiCustomers = ocapiFamily<OcapiCustomers>(
  { resetPassword: 'POST /customers/password_reset body' },
  { locale: false }
)
