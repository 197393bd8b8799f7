import type { Clock } from '../clock'
import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'
import type { FindMailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import type { Outbox } from '../outbox'
import { CONSENT_DAYS, type Subscriptions } from '../messaging/subscriptions'
import { isEmailAddress } from './email-address'

/** Fields of a newsletter sign-up; other fields are kept unchanged. */
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

/** The address in the mail of a token in it, and the locale in which the mail is written. */
export interface ConfirmLink {
  locale: string
  build: (token: string) => string
}

interface NewsletterDependencies {
  outbox: Outbox
  subscriptions: Pick<Subscriptions, 'findState' | 'requestConsent'>
  clock: Clock
  findReader: FindMailReader
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
 * Newsletter sign-up of guests: an address is subscribed after its owner has followed the link in a mail
 * (double opt-in). An address that gets the newsletter already is refused, as the shop wants it (requirement
 * 11.1). The mail names who has signed up, where that is known.
 */
export function createNewsletterSignUp({ outbox, subscriptions, clock, findReader }: NewsletterDependencies) {
  return (siteId: SiteId, input: SignUpInput, confirmLink: ConfirmLink): void => {
    const email = requireEmail(input.email)
    if (!input.newsletter) {
      throw new SignUpError({
        de: 'Bitte stimmen Sie dem Newsletter zu.',
        en: 'You must select this checkbox.',
        it: 'Acconsenta a ricevere la newsletter.',
        fr: 'Veuillez accepter de recevoir la newsletter.'
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
    const link = confirmLink.build(token)
    const reader = findReader(siteId, { locale: confirmLink.locale })
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const words = buildMailText('newsletter-confirmation', reader.language, {
      days: String(CONSENT_DAYS)
    })
    outbox.add({
      siteId,
      recipient: email,
      kind: 'newsletter-confirmation',
      document: {
        token,
        newsletterSource,
        salutation,
        firstName,
        lastName,
        ...writeMail(reader, { ...words, name, link })
      },
      createdAt: clock.now()
    })
  }
}

export type NewsletterSignUp = ReturnType<typeof createNewsletterSignUp>
