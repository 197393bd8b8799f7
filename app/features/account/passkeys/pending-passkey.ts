import { createPendingStore } from '../pending'

/** A mailed code for a new passkey, which this browser waits for. */
export interface PendingPasskey {
  customerId: string
  /** Milliseconds since the epoch. */
  askedAt: number
}

export const pendingPasskeys = createPendingStore<PendingPasskey>(
  'passkey-code',
  ({ customerId }) => typeof customerId === 'string'
)
