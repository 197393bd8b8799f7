import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import { createCustomerStore } from '../../storage/sqlite/customers'
import type { Database } from '../../storage/sqlite/database'
import { createOutbox } from '../../storage/sqlite/outbox'
import { CustomerError } from './customer-error'
import type { FindMailReader } from '../mails/mail-reader'
import { buildMailText } from '../mails/mail-texts'
import { writeMail } from '../mails/write-mail'
import type { Customers } from './customers'
import { requireStrongPassword } from './passwords'

/** Life of a reset token in minutes. */
export const RESET_LIFETIME = 30

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Forgotten passwords: a token goes out by mail (into the outbox) and works once. */
export function createPasswordReset(services: {
  db: Database
  customers: Customers
  clock: Clock
  ids: Ids
  findReader: FindMailReader
}) {
  const { db, customers, clock, ids, findReader } = services
  const store = createCustomerStore(db)
  const outbox = createOutbox(db)

  const invalidToken = () =>
    new CustomerError('invalid-reset-token', 'The reset token is invalid or has expired.')

  return {
    /** Throws `invalid-reset-token` for an invalid token of the site, without spending it. */
    requireUsable(siteId: string, token: string): void {
      const reset = store.findReset(hashToken(token))
      const isUsable = reset && store.find(siteId, reset.customerId) && reset.expiresAt > clock.now()
      if (!isUsable) throw invalidToken()
    },

    /**
     * Sends a link with a reset token to the owner of a login, or of an e-mail address, and returns it. An unknown one gets
     * no mail and returns undefined: a response must not show which logins exist.
     */
    requestReset(
      siteId: string,
      identification: string,
      locale: string,
      type: 'login' | 'email' = 'login'
    ): string | undefined {
      const row =
        type === 'email'
          ? store.findByEmail(siteId, identification)
          : store.findByLogin(siteId, identification)
      if (!row) return undefined
      const token = ids.next('token')
      store.addReset(hashToken(token), row.customerId, clock.now() + RESET_LIFETIME * 60_000)
      const { email } = customers.getCustomer(siteId, row.customerId)
      const reader = findReader(siteId, { locale })
      const link = reader.linkTo(`/reset-password/${encodeURIComponent(token)}`)
      outbox.add({
        siteId,
        recipient: email,
        kind: 'password-reset',
        document: {
          token,
          ...writeMail(reader, {
            ...buildMailText('password-reset', reader.language, { minutes: String(RESET_LIFETIME) }),
            link
          })
        },
        createdAt: clock.now()
      })
      return token
    },

    /**
     * Sets a new password for whom the token was sent to. Throws `invalid-reset-token`, also when a login
     * is given that is not the token's, or `invalid-password` and then keeps the token.
     */
    async resetPassword(
      siteId: string,
      login: string | undefined,
      token: string,
      password: string
    ): Promise<void> {
      requireStrongPassword(password)
      const reset = store.takeReset(hashToken(token))
      const row = reset && store.find(siteId, reset.customerId)
      const isOwner = login === undefined || store.findByLogin(siteId, login)?.customerId === row?.customerId
      if (!row || !isOwner || reset.expiresAt <= clock.now()) {
        throw invalidToken()
      }
      await customers.setPassword(siteId, row.customerId, password)
    }
  }
}

export type PasswordReset = ReturnType<typeof createPasswordReset>
