import { scapiFamily } from './scapi-family'

/** The shop's own API for a customer's e-mail address, which is also their login (decision 48). */
interface CustomAccountSecurity {
  /**
   * Has a code mailed to the new address; `needsPassword`: confirming takes the customer's password, too. Resolves alike for
   * an address that has another account.
   *
   * @throws PlatformError 429 `too-many-codes`.
   */
  requestEmailChange(parameters: object, body: { email: string }): Promise<{ needsPassword?: boolean }>
  /** @throws PlatformError `invalid-code`, `invalid-current-password`, `login-already-in-use`. */
  confirmEmailChange(
    parameters: object,
    body: { code: string; password?: string }
  ): Promise<{ email?: string }>
}

/** Its mails come in the language of the call. */
export const customAccountSecurity = scapiFamily<CustomAccountSecurity>('custom/account-security/v1', {
  requestEmailChange: 'POST /email-changes body',
  confirmEmailChange: 'POST /email-changes/confirm body'
})
