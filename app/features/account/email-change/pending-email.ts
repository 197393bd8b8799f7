import { createPendingStore } from '../pending'

/** A new address whose code this browser waits for. */
export interface PendingEmail {
  customerId: string
  email: string
  /** Confirming takes the customer's password, too. */
  needsPassword: boolean
  /** Milliseconds since the epoch. */
  askedAt: number
}

export const pendingEmails = createPendingStore<PendingEmail>(
  'email-change',
  ({ customerId, email }) => typeof customerId === 'string' && typeof email === 'string'
)
