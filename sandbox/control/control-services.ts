import type { Seed } from '../seed/seed-contents'
import type { Catalogue } from '../domain/catalogue/catalogue'
import type { StockNotices } from '../domain/messaging/stock-notices'
import type { Coupons } from '../domain/coupons/coupons'
import type { PageEditor } from '../domain/content/page-editor'
import type { ErrorReports } from '../domain/side-services/error-reports'
import type { GiftCertificates } from '../domain/gift-certificates/gift-certificates'
import type { ChangeableSiteSettings } from '../domain/sites/site-settings'
import type { Orders } from '../domain/orders/orders'
import type { Returns } from '../domain/orders/returns/returns'
import type { Activities } from '../domain/recommendations/activities'
import type { Operation } from '../operations/operation'
import type { Payments } from '../domain/payment-provider/payments'
import type { Outbox } from '../domain/outbox'
import type { Faults } from '../faults/faults'
import type { RequestStatistics } from '../requests/request-statistics'
import type { Sessions } from '../domain/sessions/sessions'
import type { ShiftableClock } from './shiftable-clock'
import type { Webview } from './webview/webview'

/** The dependencies of the console. */
export interface ControlServices {
  seed: Seed
  publicOrigin: string
  /** Origin of the shop that the console shows. */
  shopOrigin: string
  /** Origin under which the native app's web view shows the shop; without it there is no web view. */
  appOrigin?: string
  webview: Webview
  sessions: Sessions
  pageEditor: PageEditor
  orders: Orders
  catalogue: Catalogue
  stockNotices: StockNotices
  returns: Returns
  paymentProvider: { payments: Payments }
  outbox: Outbox
  activities: Activities
  errorReports: ErrorReports
  coupons: Coupons
  giftCertificates: GiftCertificates
  clock: ShiftableClock
  faults: Faults
  settings: ChangeableSiteSettings
  statistics: RequestStatistics
  /** Resets the whole sandbox to its seed. */
  reset: () => void
  /** The operations that have a route now. */
  listServed: () => Operation[]
}
