import type { Clock } from '../clock'
import type { FindMailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import type { Outbox } from '../outbox'
import type { SiteId } from '../sites/site'

/** A notice to a customer by mail; the values fill its text. */
interface Notice {
  kind: 'password-changed' | 'email-changed' | 'new-device' | 'email-code' | 'email-taken'
  siteId: SiteId
  recipient: string
  locale?: string
  values?: Record<string, string>
}

/** Where their link leads. */
const PAGES: Partial<Record<Notice['kind'], string>> = {
  'password-changed': '/account/data',
  'email-changed': '/account/data',
  'new-device': '/account/data',
  'email-taken': '/login'
}

/**
 * Mails about an account's security. On an instance they come from hooks of the cartridge: after a changed password
 * and after a change of the customer.
 */
export const createAccountNotices =
  ({ outbox, clock, findReader }: { outbox: Outbox; clock: Clock; findReader: FindMailReader }) =>
  ({ kind, siteId, recipient, locale, values }: Notice): void => {
    const reader = findReader(siteId, { locale })
    const path = PAGES[kind]
    const link = path && reader.linkTo(path)
    const words = buildMailText(kind, reader.language, values)
    const document = { ...values, ...writeMail(reader, { ...words, link }) }
    outbox.add({ siteId, recipient, kind, document, createdAt: clock.now() })
  }

export type SendNotice = ReturnType<typeof createAccountNotices>

interface Device {
  id: string
  name: string
}

/** The customer's devices in the shop's own custom attribute: JSON, of which the hook reads id and name. */
function readDevices(value: unknown): Device[] {
  try {
    const devices = (JSON.parse(String(value)) as { devices?: Device[] }).devices
    return Array.isArray(devices) ? devices : []
  } catch {
    return []
  }
}

/** The devices that a change has added; none for the first one, with which the account was made. */
export function listNewDevices(before: unknown, after: unknown): Device[] {
  const known = readDevices(before).map(({ id }) => id)
  return known.length === 0 ? [] : readDevices(after).filter(({ id }) => !known.includes(id))
}
