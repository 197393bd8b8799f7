import { createOrderStore } from '../../storage/sqlite/orders'
import { createPasskeyStore } from '../../storage/sqlite/passkeys'
import type { Database } from '../../storage/sqlite/database'
import { CustomerError } from '../customers/customer-error'
import type { Customers } from '../customers/customers'
import type { Caller } from '../sessions/caller'
import { findClient } from '../sessions/slas-clients'
import type { Order } from './order'

interface GuestOrdersDependencies {
  db: Database
  customers: Pick<Customers, 'getCustomer' | 'hasPassword' | 'hasTypedEmail' | 'requirePassword'>
}

const fold = (email: string | undefined) => email?.trim().toLowerCase()

/**
 * Guests' orders that a customer takes into their account, which the platform has no shopper operation for. An order
 * goes to the customer who has shown, by a code in a mail, that its e-mail address is theirs; its number alone, its
 * token or the guest's session open nothing here.
 */
export function createGuestOrders({ db, customers }: GuestOrdersDependencies) {
  const store = createOrderStore(db)
  const passkeys = createPasskeyStore(db)

  /**
   * The private client begins sessions by mailed codes only, and codes go to the customer's address; unless that was
   * changed afterwards.
   */
  const isConfirmed = ({ clientId, siteId, customerId }: Caller): boolean =>
    findClient(clientId)?.isPrivate === true && !customers.hasTypedEmail(siteId, customerId)

  /**
   * A stranger may have made the account before, with an address that is not theirs and a password of their own. Who
   * has confirmed the address and knows the password owns both; a passkey was set up by a mailed code as well.
   */
  async function requireOwner({ siteId, customerId }: Caller, password?: string): Promise<void> {
    if (!customers.hasPassword(siteId, customerId) || passkeys.has(siteId, customerId)) return
    if (password === undefined) throw new CustomerError('password-needed', 'The account has a password.')
    await customers.requirePassword(siteId, customerId, password)
  }

  const findEmail = ({ siteId, customerId }: Caller) => fold(customers.getCustomer(siteId, customerId).email)

  function findOne(caller: Caller, orderNo: string): Order {
    const order = store.findOrder(caller.siteId, orderNo)
    const isTheirs = order?.customerId === caller.customerId
    const isGuests = order?.registered === false && order.status !== 'failed'
    if (order && (isTheirs || (isGuests && fold(order.basket.email) === findEmail(caller)))) return order
    throw new CustomerError('guest-order-not-found', 'There is no such order of a guest with this address.')
  }

  function move(order: Order, { siteId, customerId }: Caller): void {
    if (order.customerId === customerId) return
    const { customerNo } = customers.getCustomer(siteId, customerId)
    const basket = { ...order.basket, customerId, customerNo, registered: true }
    store.moveOrder({ ...order, customerId, registered: true, basket })
  }

  return {
    /** How many orders of guests the customer could take along; none are counted before the address is confirmed. */
    count(caller: Caller): { isConfirmed: boolean; total: number } {
      if (!isConfirmed(caller)) return { isConfirmed: false, total: 0 }
      return { isConfirmed: true, total: store.listOfGuests(caller.siteId, findEmail(caller) ?? '').length }
    },

    /**
     * Makes one order of a guest the customer's, or all with their address; returns the numbers. One that is theirs
     * already stays so. Throws `address-not-confirmed`, `password-needed` or `invalid-current-password`, or
     * `guest-order-not-found` for any other order.
     */
    async take(
      caller: Caller,
      { orderNo, password }: { orderNo?: string; password?: string }
    ): Promise<string[]> {
      if (!isConfirmed(caller))
        throw new CustomerError('address-not-confirmed', 'No code has confirmed the e-mail address.')
      await requireOwner(caller, password)
      return store.atomically(() => {
        const orders =
          orderNo === undefined
            ? store.listOfGuests(caller.siteId, findEmail(caller) ?? '')
            : [findOne(caller, orderNo)]
        orders.forEach(order => move(order, caller))
        return orders.map(order => order.orderNo)
      })
    }
  }
}

export type GuestOrders = ReturnType<typeof createGuestOrders>
