import { ShopperLogin } from 'commerce-sdk-isomorphic'
import { ORGANIZATION, type TestSandbox } from './session-setup'
import { PRIVATE } from './shop-setup'

export const createPrivateSlas = ({ origin }: Pick<TestSandbox, 'origin'>, siteId = 'jasmin') =>
  new ShopperLogin({
    parameters: { clientId: PRIVATE, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId },
    proxy: origin,
    throwOnBadResponse: true
  })

interface Mail {
  siteId: string
  recipient: string
  kind: string
  document: Record<string, string>
}

/** The mails to an address, latest first. */
export async function readMails(
  { origin }: Pick<TestSandbox, 'origin'>,
  kind: string,
  recipient: string
): Promise<Mail[]> {
  const { mails } = (await (await fetch(`${origin}/control/outbox`)).json()) as { mails: Mail[] }
  return mails.filter(mail => mail.kind === kind && mail.recipient === recipient)
}
