import { controllerFamily } from './controller-family'

interface Done {
  success: true
}

/** A newsletter sign-up, which the platform keeps as a guest's registration (requirement 2.3). */
interface GuestRegistration {
  email: string
  newsletter: boolean
  /** form, popup, account or modal. */
  newsletterSource: string
  salutation?: string
  firstName?: string
  lastName?: string
}

/** What a visitor may do about an account that is not open (requirement 3.7.3). */
interface AccountControllers {
  /** `token` comes from the reset e-mail. @throws PlatformError with words for the shopper in `detail`. */
  saveNewPassword(
    parameters: object,
    body: { token: string; password: string; email?: string }
  ): Promise<Done>
  /** Takes effect when its e-mail is answered. @throws PlatformError whose `detail` is the answer's error.message. */
  submitGuestRegistration(parameters: object, body: GuestRegistration): Promise<Done>
}

export const accountControllers = controllerFamily<AccountControllers>({
  saveNewPassword: 'POST /Account-SaveNewPassword body',
  submitGuestRegistration: 'POST /Account-SubmitGuestRegistration body'
})
