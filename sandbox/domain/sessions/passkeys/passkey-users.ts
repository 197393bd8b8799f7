import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import type { Authenticator } from '../sessions'
import { inTransaction, type Database } from '../../../storage/sqlite/database'
import { createPasskeyStore } from '../../../storage/sqlite/passkeys'
import type { Caller } from '../caller'
import { SlasError } from '../slas-error'

/** A customer's own passkeys: to list and to remove. */
export function createPasskeyUsers({
  db,
  customers
}: {
  db: Database
  customers: Pick<Authenticator, 'findCredentials'>
}) {
  const passkeys = createPasskeyStore(db)

  /** Throws 403 unless the token is of that login and site, 404 for a customer without passkeys. */
  function requireUser(caller: Caller, siteId: string, login: string) {
    const own = caller.registered ? customers.findCredentials(caller.siteId, caller.customerId) : undefined
    if (caller.siteId !== siteId || own?.login.toLowerCase() !== login.toLowerCase())
      throw new SlasError(403, 'the access token belongs to another user or channel_id')
    const user = passkeys.findUser(siteId, caller.customerId)
    if (!user) throw new SlasError(404, 'the user has no passkeys')
    return { ...user, login: own.login }
  }

  return {
    read(caller: Caller, siteId: string, login: string): ShopperLoginTypes.PasskeyUser {
      const user = requireUser(caller, siteId, login)
      const { id, userHandle, displayName } = user
      return {
        id,
        userName: user.login,
        displayName,
        userHandle,
        slasUserId: id,
        credentials: passkeys
          .list(id)
          .map(row => ({ ...row, userHandle, signatureCount: String(row.signatureCount) }))
      }
    },

    removeUser(caller: Caller, siteId: string, login: string): void {
      const { id } = requireUser(caller, siteId, login)
      inTransaction(db, () => passkeys.removeUser(id))
    },

    removeCredential(caller: Caller, siteId: string, login: string, credentialId: string): void {
      const { id } = requireUser(caller, siteId, login)
      if (!passkeys.remove(id, credentialId)) throw new SlasError(404, 'the passkey is not registered')
    }
  }
}

export type PasskeyUsers = ReturnType<typeof createPasskeyUsers>
