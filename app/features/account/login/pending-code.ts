import { createPendingStore } from '../pending'

export { CODE_LIFE_MS } from '../pending'

/** A code for a login that was asked for in this browser. */
export interface PendingCode {
  email: string
  /** Milliseconds since the epoch. */
  askedAt: number
  /** It makes an account where the address has none. */
  isNewcomer?: boolean
  /** Path and query of the page, where the mail's link leads after the login. */
  askedOn?: string
}

/** The mail's link opens another tab, which has to know the address. */
export const {
  read: readPendingCode,
  keep: keepPendingCode,
  forget: forgetPendingCode,
  listen: listenToPendingCode
} = createPendingStore<PendingCode>(
  'login-code',
  ({ email, askedOn = '' }) => typeof email === 'string' && typeof askedOn === 'string'
)
