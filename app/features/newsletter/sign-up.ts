import { accountControllers } from '../../platform/controllers/account-controllers'
import type { Platform } from '../../platform/platform'
import { readSignUpFailure, type SignUpOutcome } from './sign-up-outcome'

/** Place of the form (requirement 11.1); the banner's default is modal. */
export type NewsletterSource = 'form' | 'popup' | 'account' | 'modal'

interface SignUp {
  email: string
  firstName?: string
  lastName?: string
  source: NewsletterSource
}

/** Signs a guest up for the newsletter (requirement 11.1); it starts once the link in the opt-in mail is followed. Never throws. */
export async function signUp(
  platform: Platform,
  { email, firstName, lastName, source }: SignUp
): Promise<SignUpOutcome> {
  const names = { firstName: firstName?.trim() || undefined, lastName: lastName?.trim() || undefined }
  try {
    await platform
      .family(accountControllers)
      .submitGuestRegistration(
        {},
        { email: email.trim(), ...names, newsletter: true, newsletterSource: source }
      )
    return { kind: 'done' }
  } catch (error) {
    return readSignUpFailure(error)
  }
}
