import { openDatabase, type Database } from './database'
import { createCustomerStore } from './customers'
import { migrate } from './migrate'
import { createOrderHistory, createOrderStore } from './orders'
import { schemas } from './schemas'
import { createStockNoticeStore } from './stock-notices'
import { createSubscriptionStore } from './subscriptions'
import type { Order } from '../../domain/orders/order'

let db: Database
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, schemas)
})
afterEach(() => db.close())

describe.each([
  ['lina@example.com', 'Lina@Example.com'],
  ['Ülkü@example.com', 'Ülkü@example.com'],
  ['Élodie@example.com', 'Élodie@Example.com']
])('an address that is stored as %s and typed as %s', (stored, typed) => {
  it('is that of the customer', () => {
    const customers = createCustomerStore(db)
    const document = JSON.stringify({ email: stored })
    customers.add({ customerId: 'c', siteId: 'jasmin', login: 'login', passwordHash: '', document })
    expect(customers.findByEmail('jasmin', typed)).toMatchObject({ customerId: 'c' })
  })

  it('is that of the guest’s order, which is not a second first one', () => {
    const order = {
      siteId: 'jasmin',
      orderNo: 'JAS1',
      customerId: 'g',
      registered: false,
      status: 'new',
      basket: { email: stored, orderReductions: [] }
    } as unknown as Order
    createOrderStore(db).insertOrder(order)
    expect(createOrderStore(db).listOfGuests('jasmin', typed)).toHaveLength(1)
    expect(createOrderHistory(db).hasOrdered('jasmin', { customerId: 'other', email: typed })).toBe(true)
  })

  it('is that of the asked consent and of the awaited product', () => {
    const subscriptions = createSubscriptionStore(db)
    subscriptions.addConsent('hash', { siteId: 'jasmin', email: stored, source: 'form', expiresAt: 1 })
    subscriptions.dropConsents('jasmin', typed)
    expect(subscriptions.findConsent('hash', 'jasmin')).toBeUndefined()
    const notices = createStockNoticeStore(db)
    notices.add('hash', { siteId: 'jasmin', productId: 'p', email: stored, locale: 'de-DE', askedAt: 1 })
    expect(notices.listOfAddress('jasmin', typed)).toHaveLength(1)
  })
})
