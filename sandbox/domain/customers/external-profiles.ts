import type { Caller } from '../sessions/caller'
import { hashToken } from '../sessions/issue-tokens'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Identity, Provider } from '../identity-provider/identity'
import type { SiteId } from '../sites/site'
import type { Database } from '../../storage/sqlite/database'
import { inTransaction } from '../../storage/sqlite/database'
import { createExternalProfileStore, type ExternalProfile } from '../../storage/sqlite/external-profiles'
import { createOneTimeCodeStore } from '../../storage/sqlite/one-time-codes'
import { createPasskeyStore } from '../../storage/sqlite/passkeys'
import { CustomerError } from './customer-error'
import type { Customers } from './customers'
import { isEmailAddress } from './email-address'

/** Life of a link ticket in milliseconds: the shop's server uses it at once. */
const TICKET_LIFETIME = 120_000

type Member = Pick<Caller, 'siteId' | 'customerId'>
type OtherWay = 'password' | 'passkey' | 'code'

/**
 * Customers and their accounts at sign-in providers. As B2C Commerce does, an unknown person at a provider
 * becomes a customer of their own, whatever their address: accounts are never merged because of an address. The
 * rest is this shop's own API, since the platform has nothing for shoppers: `enter`, `link`, `unlink`.
 */
export function createExternalProfiles(services: {
  db: Database
  customers: Customers
  clock: Clock
  ids: Ids
}) {
  const { db, customers, clock, ids } = services
  const store = createExternalProfileStore(db)
  const tickets = createOneTimeCodeStore<ExternalProfile>(db, 'link-ticket')
  const passkeys = createPasskeyStore(db)

  /** How a customer signs in without a provider; codes go to logins that are addresses. */
  function listOtherWays({ siteId, customerId }: Member): OtherWay[] {
    const { login, c_passwordOff } = customers.getCustomer(siteId, customerId)
    const ways: Record<OtherWay, boolean> = {
      password: customers.hasPassword(siteId, customerId) && c_passwordOff !== true,
      passkey: passkeys.has(siteId, customerId),
      code: isEmailAddress(login)
    }
    return (Object.keys(ways) as OtherWay[]).filter(way => ways[way])
  }

  function addCustomer(siteId: SiteId, provider: Provider, identity: Identity): string {
    const { subject, email, emailVerified, firstName, lastName = '' } = identity
    const login = `${provider}-${subject}`
    return customers.addExternal(siteId, { login, email, firstName, lastName }, emailVerified).customerId
  }

  /** Made by a provider and never let into the shop: nothing in it can get lost. */
  function isSpare({ siteId, customerId }: Member): boolean {
    const { login, email, previousLoginTime } = customers.getCustomer(siteId, customerId)
    const wasRefused = login !== email
    return !customers.hasPassword(siteId, customerId) && (wasRefused || previousLoginTime === undefined)
  }

  /** The profile of a ticket, which works once. */
  function takeTicket(siteId: SiteId, ticket: string): ExternalProfile {
    const profile = tickets.find(hashToken(ticket), clock.now())
    if (!profile || !tickets.drop(hashToken(ticket)) || profile.siteId !== siteId)
      throw new CustomerError('invalid-link-ticket', 'The ticket is invalid or has expired.')
    return profile
  }

  return {
    /** The customer of a person whom a provider has signed in; a new one for an unknown person. */
    signIn(siteId: SiteId, provider: Provider, identity: Identity): string {
      return inTransaction(db, () => {
        const { subject: externalId, email, emailVerified } = identity
        const found = store.find(siteId, provider, externalId)
        const known = found && customers.findCredentials(siteId, found.customerId) ? found : undefined
        const customerId = known?.customerId ?? addCustomer(siteId, provider, identity)
        const now = clock.now()
        const linkedAt = known?.linkedAt ?? now
        const key = { siteId, authenticationProviderId: provider, externalId, customerId }
        store.save({ ...key, email, emailVerified, linkedAt, lastUsedAt: now })
        customers.noteLogin(siteId, customerId)
        return customerId
      })
    },

    /** The profile that a customer has signed in with last. */
    findLatest: (customerId: string): ExternalProfile | undefined => store.listOf(customerId)[0],

    /**
     * Result of a login through a provider: whether the address has another account, which is not this
     * customer's by its address alone; and a ticket by which that account can link the provider's.
     */
    enter({ siteId, customerId }: Member): { hasOtherAccount: boolean; ticket: string } {
      const profile = store.listOf(customerId)[0]
      if (!profile) throw new CustomerError('provider-account-not-found', 'No provider has signed them in.')
      const { login, email } = customers.getCustomer(siteId, customerId)
      const isOwn = login === email
      const hasOtherAccount = !isOwn && customers.findByLogin(siteId, email) !== undefined
      // The address has become free.
      if (!isOwn && !hasOtherAccount && profile.emailVerified)
        customers.update(siteId, customerId, { login: email })
      const ticket = ids.next('token')
      tickets.forgetExpired(clock.now())
      tickets.replace(hashToken(ticket), ticket, profile, clock.now() + TICKET_LIFETIME)
      return { hasOtherAccount, ticket }
    },

    list: (member: Member) => ({
      accounts: store.listOf(member.customerId),
      otherWays: listOtherWays(member)
    }),

    /** Moves the ticket's profile to the caller; what the provider's sign-in has made before is deleted. */
    link({ siteId, customerId }: Member, ticket: string): void {
      inTransaction(db, () => {
        const profile = takeTicket(siteId, ticket)
        if (profile.customerId === customerId) return
        const { authenticationProviderId } = profile
        const hasOne = store
          .listOf(customerId)
          .some(own => own.authenticationProviderId === authenticationProviderId)
        if (hasOne || !isSpare(profile))
          throw new CustomerError('provider-account-in-use', 'The provider account belongs to a customer.')
        store.save({ ...profile, customerId, linkedAt: clock.now() })
        if (store.listOf(profile.customerId).length === 0) customers.remove(profile.customerId)
      })
    },

    /** Throws `last-way-to-sign-in` when no other provider, password, passkey or address for codes is left. */
    unlink(member: Member, providerId: string): void {
      const { customerId } = member
      inTransaction(db, () => {
        const others = store
          .listOf(customerId)
          .filter(({ authenticationProviderId }) => authenticationProviderId !== providerId)
        if (others.length === 0 && listOtherWays(member).length === 0)
          throw new CustomerError('last-way-to-sign-in', 'A customer needs a way to sign in.')
        if (!store.drop(customerId, providerId))
          throw new CustomerError('provider-account-not-found', `There is no account at '${providerId}'.`)
      })
    }
  }
}

export type ExternalProfiles = ReturnType<typeof createExternalProfiles>
