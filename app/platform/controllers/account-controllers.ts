import { controllerFamily } from './controller-family'

interface Done {
  success: true
}

/** A newsletter sign-up, which the platform stores as a guest's registration (requirement 9.2). */
interface GuestRegistration {
  email: string
  newsletter: boolean
  /** form, popup, account or modal. */
  newsletterSource: string
  salutation?: string
  firstName?: string
  lastName?: string
}

/** Account operations that need no login (requirement 13.1); `checkResetToken` is the shop's own. */
interface AccountControllers {
  /** Spends nothing. @throws PlatformError with a text for the shopper where the token is unknown, spent or too old. */
  checkResetToken(parameters: object, body: { token: string }): Promise<Done>
  /** `token` comes from the reset e-mail. @throws PlatformError with a text for the shopper in `shopperText`. */
  saveNewPassword(
    parameters: object,
    body: { token: string; password: string; email?: string }
  ): Promise<Done>
  /**
   * Takes effect when the link in its e-mail is followed. @throws PlatformError with the response's error.message as
   * `shopperText`.
   */
  submitGuestRegistration(parameters: object, body: GuestRegistration): Promise<Done>
}

export const accountControllers = controllerFamily<AccountControllers>({
  checkResetToken: 'POST /Account-CheckResetToken body',
  saveNewPassword: 'POST /Account-SaveNewPassword body',
  submitGuestRegistration: 'POST /Account-SubmitGuestRegistration body'
})
