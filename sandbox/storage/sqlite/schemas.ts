import { activitiesSchema } from './activities'
import { basketsSchema } from './baskets'
import { catalogueSchema } from './catalogue'
import { contentEditsSchema } from './content-edits'
import { couponsSchema } from './coupons'
import { customersSchema } from './customers'
import { externalProfilesSchema } from './external-profiles'
import { giftCertificatesSchema } from './gift-certificates'
import { instanceSessionsSchema } from './instance-sessions'
import { machinesSchema } from './machines'
import type { Schema } from './migrate'
import { ordersSchema } from './orders'
import { oneTimeCodesSchema } from './one-time-codes'
import { orderAccessSchema } from './order-access-codes'
import { passkeysSchema } from './passkeys'
import { paymentsSchema } from './payments'
import { seedStateSchema } from './seed-state'
import { sessionsSchema } from './sessions'
import { shopperConsentsSchema } from './shopper-consents'
import { shopperContextsSchema } from './shopper-contexts'
import { stockNoticesSchema } from './stock-notices'
import { subscriptionsSchema } from './subscriptions'

/** All tables of the database, by the storage file that owns them. A new storage file adds its line here. */
export const schemas: Record<string, Schema> = {
  seed: seedStateSchema,
  sessions: sessionsSchema,
  oneTimeCodes: oneTimeCodesSchema,
  passkeys: passkeysSchema,
  instanceSessions: instanceSessionsSchema,
  shopperContexts: shopperContextsSchema,
  customers: customersSchema,
  externalProfiles: externalProfilesSchema,
  subscriptions: subscriptionsSchema,
  stockNotices: stockNoticesSchema,
  shopperConsents: shopperConsentsSchema,
  catalogue: catalogueSchema,
  coupons: couponsSchema,
  giftCertificates: giftCertificatesSchema,
  baskets: basketsSchema,
  orders: ordersSchema,
  orderAccess: orderAccessSchema,
  payments: paymentsSchema,
  activities: activitiesSchema,
  machines: machinesSchema,
  contentEdits: contentEditsSchema
}
