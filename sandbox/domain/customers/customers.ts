import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Site } from '../sites/site'
import { createCustomerStore, type CustomerRow, type CustomerStore } from '../../storage/sqlite/customers'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createExternalProfileStore } from '../../storage/sqlite/external-profiles'
import type { Authenticator } from '../sessions/sessions'
import type { Customer, CustomerLookup, SampleAccount } from './customer'
import { CustomerError } from './customer-error'
import { hashPassword, hashSeedPassword, isPasswordOf, requireStrongPassword } from './passwords'
import { listNewDevices, type SendNotice } from './account-notices'
import type { SendWelcome } from './welcome-mail'
import { withoutNull } from './without-null'

/** Members of a customer that a client may set; `null` deletes one. */
type CustomerFields = Record<string, unknown> & {
  login?: string
  email?: string
  preferredLocale?: string | null
}

function parseCustomer(row: CustomerRow): Customer {
  return { ...(JSON.parse(row.document) as Customer), customerNo: String(row.number).padStart(8, '0') }
}

/** Loads the sample customers into every site's customer list; logins that exist already stay as they are. */
export function importAccounts(
  db: Database,
  sites: Site[],
  accounts: SampleAccount[],
  clock: Clock,
  ids: Ids
) {
  const store = createCustomerStore(db)
  const now = new Date(clock.now()).toISOString()
  for (const { password, ...account } of accounts) {
    const absent = sites.filter(site => !store.findByLogin(site.id, account.login))
    const passwordHash = absent.length > 0 ? hashSeedPassword(password) : ''
    for (const site of absent) {
      addCustomer(
        store,
        site.id,
        ids.next('customer'),
        { ...account, email: account.login },
        passwordHash,
        now
      )
    }
  }
}

function addCustomer(
  store: CustomerStore,
  siteId: string,
  customerId: string,
  fields: CustomerFields & { login: string; email: string },
  passwordHash: string,
  now: string
): void {
  const customer = {
    ...withoutNull(fields),
    customerId,
    enabled: true,
    creationDate: now,
    lastModified: now,
    addresses: [],
    paymentInstruments: []
  }
  store.add({ customerId, siteId, login: fields.login, passwordHash, document: JSON.stringify(customer) })
}

interface CustomersDependencies {
  db: Database
  clock: Clock
  ids: Ids
  sendWelcome: SendWelcome
  sendNotice: SendNotice
}

/**
 * Registered customers of every site: who they are and how they sign in.
 * Each site has its own customers; an id of one site is unknown to the other.
 */
export function createCustomers({ db, clock, ids, sendWelcome, sendNotice }: CustomersDependencies) {
  const store = createCustomerStore(db)
  const externalProfiles = createExternalProfileStore(db)
  const getNow = () => new Date(clock.now()).toISOString()

  function requireRow(siteId: string, customerId: string): CustomerRow {
    const row = store.find(siteId, customerId)
    if (!row) throw new CustomerError('customer-not-found', `There is no customer '${customerId}'.`)
    return row
  }

  function requireFreeLogin(siteId: string, login: string, exceptId?: string): void {
    const taken = store.findByLogin(siteId, login)
    if (taken && taken.customerId !== exceptId) {
      throw new CustomerError('login-already-in-use', `The login '${login}' is already in use.`)
    }
  }

  /** Changes one customer in one transaction and returns them as they are then. */
  function change(siteId: string, customerId: string, edit: (customer: Customer) => Customer): Customer {
    return inTransaction(db, () => {
      const changed = { ...edit(parseCustomer(requireRow(siteId, customerId))), lastModified: getNow() }
      store.save(customerId, changed.login, JSON.stringify(changed))
      return changed
    })
  }

  /** Sets a password, and tells the customer. */
  async function setPassword(siteId: string, customerId: string, password: string) {
    requireStrongPassword(password)
    const { email, preferredLocale } = parseCustomer(requireRow(siteId, customerId))
    store.savePassword(customerId, await hashPassword(password))
    sendNotice({ kind: 'password-changed', siteId, recipient: email, locale: preferredLocale })
  }

  /** Throws `invalid-current-password`. */
  async function requirePassword(siteId: string, customerId: string, password: string): Promise<void> {
    if (!(await isPasswordOf(requireRow(siteId, customerId).passwordHash, password)))
      throw new CustomerError('invalid-current-password', 'The current password is wrong.')
  }

  /** A successful login, in the customer's times. */
  function noteLogin(siteId: string, customerId: string): void {
    change(siteId, customerId, customer => ({
      ...customer,
      previousLoginTime: customer.lastLoginTime,
      lastLoginTime: getNow(),
      lastVisitTime: getNow()
    }))
  }

  const lookup: CustomerLookup = {
    findCustomer(siteId, customerId) {
      const row = store.find(siteId, customerId)
      if (!row) return { customerId, registered: false }
      const { customerNo, email } = parseCustomer(row)
      return { customerId, customerNo, email, registered: true }
    },
    findSavedPayment(siteId, customerId, instrumentId) {
      const row = store.find(siteId, customerId)
      const saved = row ? parseCustomer(row).paymentInstruments : []
      return saved.find(({ paymentInstrumentId }) => paymentInstrumentId === instrumentId)
    }
  }

  const authenticator: Authenticator = {
    async authenticate(siteId, login, password) {
      const row = store.findByLogin(siteId, login)
      if (!(await isPasswordOf(row?.passwordHash, password)) || !row) return undefined
      noteLogin(siteId, row.customerId)
      return { customerId: row.customerId }
    },
    findCredentials(siteId, customerId) {
      const row = store.find(siteId, customerId)
      return row && { login: parseCustomer(row).login, version: row.credentialsVersion }
    }
  }

  return {
    ...lookup,
    ...authenticator,
    change,
    noteLogin,
    requirePassword,

    /**
     * Sets the new password of a customer who has used the link in a mail. Also disconnects providers with another address:
     * a stranger who registered this address could log in through them again.
     */
    async setPassword(siteId: string, customerId: string, password: string): Promise<void> {
      await setPassword(siteId, customerId, password)
      externalProfiles.dropOfOthers(customerId, parseCustomer(requireRow(siteId, customerId)).email)
    },

    /**
     * A customer without a password, whom a provider signs in: their login is the address where it is free and
     * the provider vouches for it, else one that nobody types.
     */
    addExternal(
      siteId: string,
      fields: CustomerFields & { login: string; email: string },
      ownsAddress: boolean
    ): Customer {
      const isFree = ownsAddress && store.findByLogin(siteId, fields.email) === undefined
      const customerId = ids.next('customer')
      addCustomer(
        store,
        siteId,
        customerId,
        { ...fields, login: isFree ? fields.email : fields.login },
        '',
        getNow()
      )
      return parseCustomer(requireRow(siteId, customerId))
    },

    /** Whether they have a password of their own. */
    hasPassword: (siteId: string, customerId: string): boolean =>
      requireRow(siteId, customerId).passwordHash !== '',

    /** The customer whose login an address is. */
    findByLogin: (siteId: string, login: string): string | undefined =>
      store.findByLogin(siteId, login)?.customerId,

    /** Deletes a customer, whose sessions end. */
    remove: (customerId: string): void => store.remove(customerId),

    /**
     * Registers a customer, without a password for one who logs in by codes, and welcomes them by mail; throws
     * `login-already-in-use` or `invalid-password`.
     */
    async register(
      siteId: string,
      fields: CustomerFields & { login: string; email: string },
      password?: string
    ): Promise<Customer> {
      requireFreeLogin(siteId, fields.login)
      if (password !== undefined) requireStrongPassword(password)
      const passwordHash = password === undefined ? '' : await hashPassword(password)
      return inTransaction(db, () => {
        requireFreeLogin(siteId, fields.login)
        const customerId = ids.next('customer')
        addCustomer(store, siteId, customerId, { ...fields, emailVerified: false }, passwordHash, getNow())
        const customer = parseCustomer(requireRow(siteId, customerId))
        sendWelcome(siteId, customer, customer.preferredLocale)
        return customer
      })
    },

    /** A registered customer; throws `customer-not-found`. */
    getCustomer: (siteId: string, customerId: string): Customer =>
      parseCustomer(requireRow(siteId, customerId)),

    /**
     * Sets the given fields and tells the customer of another address or a new device, in the language that was theirs
     * before; throws `login-already-in-use`.
     */
    update(siteId: string, customerId: string, fields: CustomerFields, locale?: string): Customer {
      return change(siteId, customerId, customer => {
        if (fields.login !== undefined) requireFreeLogin(siteId, fields.login, customerId)
        const changed = withoutNull({ ...customer, ...fields })
        if (changed.email !== customer.email) {
          changed.emailVerified = false
          store.noteTypedEmail(customerId, true)
        }
        const language = customer.preferredLocale ?? changed.preferredLocale ?? locale
        const notice = { siteId, recipient: customer.email, locale: language }
        if (changed.email !== customer.email) sendNotice({ ...notice, kind: 'email-changed' })
        for (const { name } of listNewDevices(customer.c_devices, changed.c_devices))
          sendNotice({ ...notice, kind: 'new-device', values: { device: name } })
        return changed
      })
    },

    /** The changed e-mail address is the customer's: they have typed the code that went to it. */
    confirmEmail: (customerId: string): void => store.noteTypedEmail(customerId, false),

    /** The customer has typed a code that was mailed to this address; says whether it is theirs still. */
    verifyEmail(siteId: string, customerId: string, email: string): boolean {
      const isCurrent = parseCustomer(requireRow(siteId, customerId)).email === email
      if (isCurrent) change(siteId, customerId, customer => ({ ...customer, emailVerified: true }))
      return isCurrent
    },

    /** Whether the e-mail address was changed without a code that confirms it. */
    hasTypedEmail: (siteId: string, customerId: string): boolean =>
      requireRow(siteId, customerId).hasTypedEmail === 1,

    /** Changes a password that the customer knows; all sessions begun with the old one end. */
    async changePassword(
      siteId: string,
      customerId: string,
      current: string,
      password: string
    ): Promise<void> {
      await requirePassword(siteId, customerId, current)
      await setPassword(siteId, customerId, password)
    }
  }
}

export type Customers = ReturnType<typeof createCustomers>
