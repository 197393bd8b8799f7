import type { Clock } from '../clock'
import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'
import type { Outbox } from '../outbox'
import type { Subscriptions } from '../messaging/subscriptions'
import { isEmailAddress } from './email-address'

/** What somebody who wants the newsletter says about themselves; other fields are kept as they are. */
interface SignUpInput {
  email: string
  /** The box that says yes. */
  newsletter: boolean
  /** Where it was ticked, e.g. "form" or "popup". */
  newsletterSource?: string
  salutation?: string
  firstName?: string
  lastName?: string
}

interface NewsletterDependencies {
  outbox: Outbox
  subscriptions: Pick<Subscriptions, 'findState' | 'requestConsent'>
  clock: Clock
}

/** Why a sign-up is refused, in words for the visitor. */
export class SignUpError extends Error {
  constructor(readonly shopperText: Localized) {
    super(shopperText.en)
    this.name = 'SignUpError'
  }
}

function requireEmail(email: string): string {
  const trimmed = email.trim()
  if (isEmailAddress(trimmed)) return trimmed
  throw new SignUpError({
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    en: 'Please enter a valid email address.',
    it: 'Inserisca un indirizzo e-mail valido.',
    fr: 'Veuillez saisir une adresse e-mail valable.'
  })
}

/**
 * Newsletter sign-up of guests: nobody is subscribed before the owner of the address has followed the
 * link in the mail that goes out (double opt-in). An address that gets the newsletter already is
 * refused, as the shop wants it (requirement 2.8). `buildLink` makes the address in the mail of the token in it.
 */
export function createNewsletterSignUp({ outbox, subscriptions, clock }: NewsletterDependencies) {
  return (siteId: SiteId, input: SignUpInput, buildLink: (token: string) => string): void => {
    const email = requireEmail(input.email)
    if (!input.newsletter) {
      throw new SignUpError({
        de: 'Sie müssen diese Checkbox auswählen.',
        en: 'You must select this checkbox.',
        it: 'Selezioni questa casella.',
        fr: 'Vous devez cocher cette case.'
      })
    }
    if (subscriptions.findState(siteId, email) === 'subscribed') {
      throw new SignUpError({
        de: 'Diese E-Mail-Adresse erhält unseren Newsletter bereits.',
        en: 'This email address already receives our newsletter.',
        it: 'Questo indirizzo e-mail riceve già la nostra newsletter.',
        fr: 'Cette adresse e-mail reçoit déjà notre newsletter.'
      })
    }
    const { newsletterSource = 'form', salutation = '', firstName = '', lastName = '' } = input
    const token = subscriptions.requestConsent(siteId, email, newsletterSource)
    outbox.add({
      siteId,
      recipient: email,
      kind: 'newsletter-confirmation',
      document: { token, link: buildLink(token), newsletterSource, salutation, firstName, lastName },
      createdAt: clock.now()
    })
  }
}

export type NewsletterSignUp = ReturnType<typeof createNewsletterSignUp>
