import { seedStateSchema } from './load-seed'
import { activitiesSchema } from './storage/sqlite/activities'
import { basketsSchema } from './storage/sqlite/baskets'
import { catalogueSchema } from './storage/sqlite/catalogue'
import { couponsSchema } from './storage/sqlite/coupons'
import { customersSchema } from './storage/sqlite/customers'
import { giftCertificatesSchema } from './storage/sqlite/gift-certificates'
import { instanceSessionsSchema } from './storage/sqlite/instance-sessions'
import { machinesSchema } from './storage/sqlite/machines'
import type { Schema } from './storage/sqlite/migrate'
import { ordersSchema } from './storage/sqlite/orders'
import { oneTimeCodesSchema } from './storage/sqlite/one-time-codes'
import { orderAccessSchema } from './storage/sqlite/order-access-codes'
import { sessionsSchema } from './storage/sqlite/sessions'
import { shopperConsentsSchema } from './storage/sqlite/shopper-consents'
import { shopperContextsSchema } from './storage/sqlite/shopper-contexts'
import { subscriptionsSchema } from './storage/sqlite/subscriptions'

/** All tables of the database, by the storage file that owns them. A new storage file adds its line here. */
export const schemas: Record<string, Schema> = {
  seed: seedStateSchema,
  sessions: sessionsSchema,
  oneTimeCodes: oneTimeCodesSchema,
  instanceSessions: instanceSessionsSchema,
  shopperContexts: shopperContextsSchema,
  customers: customersSchema,
  subscriptions: subscriptionsSchema,
  shopperConsents: shopperConsentsSchema,
  catalogue: catalogueSchema,
  coupons: couponsSchema,
  giftCertificates: giftCertificatesSchema,
  baskets: basketsSchema,
  orders: ordersSchema,
  orderAccess: orderAccessSchema,
  activities: activitiesSchema,
  machines: machinesSchema
}
