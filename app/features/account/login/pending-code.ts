import { localStore } from '../../../browser/storage'

/** Life of a code in milliseconds (requirement 14.1). */
export const CODE_LIFE_MS = 10 * 60_000

/** A code that was asked for in this browser; the code itself is kept nowhere. */
export interface PendingCode {
  email: string
  /** Milliseconds since the epoch. */
  askedAt: number
  /** It makes an account where the address has none. */
  isNewcomer?: boolean
  /** Path and query of the page, where the mail's link leads after the login. */
  askedOn?: string
}

const nameOf = (siteId: string) => `login-code_${siteId}`

/**
 * The code that this browser waits for, in all its tabs: a phone may reload the page while its owner reads the mail, and
 * the mail's link opens another tab. Undefined as soon as such a code would have expired; the address is forgotten then.
 */
export function readPendingCode(siteId: string, now = Date.now()): PendingCode | undefined {
  const pending = parse(localStore.read(nameOf(siteId)))
  if (pending && pending.askedAt <= now && now < pending.askedAt + CODE_LIFE_MS) return pending
  forgetPendingCode(siteId)
  return undefined
}

export const keepPendingCode = (siteId: string, pending: PendingCode): void =>
  void localStore.write(nameOf(siteId), JSON.stringify(pending))

export const forgetPendingCode = (siteId: string): void => localStore.remove(nameOf(siteId))

function parse(text: string | null): PendingCode | undefined {
  try {
    const { email, askedAt, isNewcomer, askedOn } = JSON.parse(text ?? '{}') as Partial<PendingCode>
    const isPending = typeof email === 'string' && typeof askedAt === 'number'
    const page = typeof askedOn === 'string' ? askedOn : undefined
    return isPending ? { email, askedAt, isNewcomer: isNewcomer === true, askedOn: page } : undefined
  } catch {
    return undefined
  }
}
