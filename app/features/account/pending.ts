import { localStore } from '../../browser/storage'
import { CODE_MINUTES } from '../../platform/session/lifetimes'

/** Life of a mailed code in milliseconds. */
export const CODE_LIFE_MS = CODE_MINUTES * 60_000

export interface Pending {
  /** Milliseconds since the epoch. */
  askedAt: number
}

/** Requested codes in the browser storage, by site. */
export interface PendingStore<Kept extends Pending> {
  /** Undefined as soon as such a code would have expired; what was kept is forgotten then. */
  read: (siteId: string, now?: number) => Kept | undefined
  keep: (siteId: string, pending: Kept) => void
  forget: (siteId: string) => void
  /** Calls back when another tab has kept or forgotten one; returns the unsubscribe function. */
  listen: (siteId: string, listener: () => void) => () => void
}

/**
 * Codes that this browser waits for, in all its tabs: a phone may reload the page while its owner reads the mail. The code
 * itself is kept nowhere.
 */
export function createPendingStore<Kept extends Pending>(
  prefix: string,
  isComplete: (kept: Partial<Kept>) => boolean
): PendingStore<Kept> {
  const nameOf = (siteId: string) => `${prefix}_${siteId}`
  const forget = (siteId: string) => localStore.remove(nameOf(siteId))

  function parse(text: string | null): Kept | undefined {
    try {
      const kept = JSON.parse(text ?? '{}') as Partial<Kept>
      return typeof kept.askedAt === 'number' && isComplete(kept) ? (kept as Kept) : undefined
    } catch {
      return undefined
    }
  }

  return {
    read(siteId, now = Date.now()) {
      const pending = parse(localStore.read(nameOf(siteId)))
      if (pending && pending.askedAt <= now && now < pending.askedAt + CODE_LIFE_MS) return pending
      forget(siteId)
      return undefined
    },
    keep: (siteId, pending) => void localStore.write(nameOf(siteId), JSON.stringify(pending)),
    forget,
    listen(siteId, listener) {
      const hear = ({ key }: StorageEvent) => key === nameOf(siteId) && listener()
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    }
  }
}

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
