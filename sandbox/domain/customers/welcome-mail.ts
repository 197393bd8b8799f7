import type { Clock } from '../clock'
import type { FindMailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import type { Outbox } from '../outbox'
import type { SiteId } from '../sites/site'
import { readNames } from './read-names'

interface WelcomeMailServices {
  outbox: Outbox
  clock: Clock
  findReader: FindMailReader
}

/** Welcomes a new customer in the language of the registration, with a link to the account. */
export function createWelcomeMail({ outbox, clock, findReader }: WelcomeMailServices) {
  return (siteId: SiteId, customer: { email: string } & Record<string, unknown>, locale?: string): void => {
    const reader = findReader(siteId, { locale })
    const { salutation = '', firstName = '', lastName = '' } = readNames(customer)
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const words = buildMailText('welcome', reader.language, { email: customer.email })
    outbox.add({
      siteId,
      recipient: customer.email,
      kind: 'welcome',
      document: {
        salutation,
        firstName,
        lastName,
        ...writeMail(reader, { ...words, name, link: reader.linkTo('/account') })
      },
      createdAt: clock.now()
    })
  }
}

export type SendWelcome = ReturnType<typeof createWelcomeMail>
