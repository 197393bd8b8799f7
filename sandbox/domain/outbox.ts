import type { OrderEvent } from './orders/order-news'
import type { SiteId } from './sites/site'

/** A mail that a real platform would have sent. */
export interface OutboxMail {
  siteId: SiteId
  recipient: string
  kind:
    | 'welcome'
    | 'password-reset'
    | 'newsletter-confirmation'
    | 'stock-notice-confirmation'
    | 'back-in-stock'
    | 'contact-case'
    | 'gift-certificate'
    | 'gift-copy'
    | 'gift-card-by-post'
    | 'order-access-code'
    | 'login-code'
    | 'password-token'
    | 'one-time-password'
    | 'passkey-code'
    | 'email-code'
    | 'email-changed'
    | 'email-taken'
    | 'password-changed'
    | 'new-device'
    | 'standing-order-problem'
    | OrderEvent
  /** The mail's values, by field. */
  document: Record<string, string>
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Where mails are kept instead of being sent; the console shows them. */
export interface Outbox {
  add(mail: OutboxMail): void
  /** The latest hundred, newest first. */
  list(): OutboxMail[]
}
