import type { Clock } from '../clock'
import type { Site } from '../sites/site'
import type { Outbox } from '../outbox'

/** Fields of the form that steer it and are no part of the case. */
const STEERING = ['orgid', 'retURL', 'encoding', 'debug', 'debugEmail']

/** The site whose alias is in the address that a case came from; the first site by default. */
const findSite = (origin: string, sites: Site[]): Site | undefined =>
  sites.find(({ alias }) =>
    origin
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(alias)
  ) ?? sites[0]

/** Contact cases: what a visitor wrote goes to the shop's service, here into the outbox. */
export function createContactCases({
  outbox,
  sites,
  clock
}: {
  outbox: Outbox
  sites: Site[]
  clock: Clock
}) {
  return (fields: Record<string, string>): void => {
    const site = findSite(fields.Web_Origin_URL__c ?? '', sites)
    const document = Object.fromEntries(Object.entries(fields).filter(([name]) => !STEERING.includes(name)))
    outbox.add({
      siteId: site?.id ?? '',
      recipient: `service@${site?.alias ?? 'shop'}.example`,
      kind: 'contact-case',
      document,
      createdAt: clock.now()
    })
  }
}

export type ContactCases = ReturnType<typeof createContactCases>
