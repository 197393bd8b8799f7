import { isBotCheckRefusal, withBotCheck } from '../../platform/bot-check'
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

/**
 * Signs a guest up for the newsletter (requirement 11.1); it starts once the link in the opt-in mail is followed.
 * Throws nothing but a refusal of the bot check.
 */
export async function signUp(
  platform: Platform,
  { email, firstName, lastName, source }: SignUp,
  botCheckToken?: string
): Promise<SignUpOutcome> {
  const names = { firstName: firstName?.trim() || undefined, lastName: lastName?.trim() || undefined }
  try {
    await platform
      .family(withBotCheck(accountControllers, botCheckToken))
      .submitGuestRegistration(
        {},
        { email: email.trim(), ...names, newsletter: true, newsletterSource: source }
      )
    return { kind: 'done' }
  } catch (error) {
    if (isBotCheckRefusal(error)) throw error
    return readSignUpFailure(error)
  }
}
