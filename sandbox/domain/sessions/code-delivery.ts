import type { Clock } from '../clock'
import type { FindMailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import type { Outbox } from '../outbox'

/** Life of a code or token that is sent to a customer, in milliseconds. */
export const SENT_CODE_LIFETIME = 10 * 60_000

/** How a code reaches a customer; a callback is the client's own address, which sends it on. */
export interface Delivery {
  mode: 'callback' | 'email' | 'sms'
  callbackUri?: string
  locale?: string
}

/** Where a customer can be reached. */
interface Recipient {
  email: string
  phone?: string
}

const PHONE_FIELDS = ['phoneMobile', 'phoneHome', 'phoneBusiness'] as const

/** Reads a customer's addresses; the mobile number is preferred. */
export function readRecipient(
  customer: { email: string } & Partial<Record<(typeof PHONE_FIELDS)[number], unknown>>
): Recipient {
  const phone = PHONE_FIELDS.map(field => customer[field]).find(
    (value): value is string => typeof value === 'string' && value !== ''
  )
  return { email: customer.email, phone }
}

/**
 * Puts a code into the outbox instead of sending it: no callback is called. Without a phone number
 * nothing goes out by sms.
 */
export function createCodeDelivery({
  outbox,
  clock,
  findReader
}: {
  outbox: Outbox
  clock: Clock
  findReader: FindMailReader
}) {
  return (
    kind: 'login-code' | 'password-token' | 'one-time-password' | 'passkey-code',
    siteId: string,
    to: Recipient,
    { mode, callbackUri, locale }: Delivery,
    code: { login: string; token: string }
  ): void => {
    const recipient = mode === 'sms' ? to.phone : to.email
    if (recipient === undefined) return
    const reader = findReader(siteId, { locale })
    const document = {
      ...code,
      mode,
      ...(callbackUri !== undefined && { callbackUri }),
      ...(locale !== undefined && { locale }),
      ...writeMail(reader, {
        ...buildMailText(kind, reader.language, {
          code: code.token,
          minutes: String(SENT_CODE_LIFETIME / 60_000)
        }),
        // In the fragment, which reaches no server; a text message has the code alone.
        ...(kind === 'login-code' && mode === 'email' && { link: reader.linkTo(`/login#code=${code.token}`) })
      })
    }
    outbox.add({ siteId, recipient, kind, document, createdAt: clock.now() })
  }
}

export type SendCode = ReturnType<typeof createCodeDelivery>
