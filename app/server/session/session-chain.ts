import { LRUCache } from 'lru-cache'
import { isPlatformError, PlatformError } from '../../platform/http/platform-error'
import { SESSION_OVER } from '../../platform/session/session'
import { MIB } from '../services/bounded-cache'

/** How long the outcome of a refresh is shared with requests that still carry the spent token. */
export const SHARE_MS = 60_000

/** Memory limit of all chains; the least recently used one is dropped first. */
const MOST_BYTES = 32 * MIB
/** Bytes of one link with its tokens, estimated generously. */
const LINK_BYTES = 4_096

/**
 * The refresh tokens of a session, each of which is spent for the next one. The result of spending one is shared for a
 * minute by all requests that still carry it, until the session ends.
 */
export interface SessionChain<Result> {
  /**
   * The result of spending this token, by `renew` where it is not known yet; `next` names the token that follows.
   *
   * @throws PlatformError `session-over` (409), also when the session ends meanwhile.
   */
  share(mark: string, renew: () => Promise<Result>, next: (result: Result) => string): Promise<Result>
  /** @throws PlatformError `session-over` (409). */
  requireOpen(mark: string): void
  /** Ends the session of this token, and returns its last result once no refresh is under way. */
  end(mark: string): Promise<Result | undefined>
}

interface Session<Result> {
  isOver: boolean
  marks: Set<string>
  last?: Promise<Result>
}

interface Link<Result> {
  session: Session<Result>
  renewed?: Promise<Result>
  timer?: NodeJS.Timeout
}

export function createSessionChain<Result>(keepMs: number): SessionChain<Result> {
  const links = new LRUCache<string, Link<Result>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_link, mark) => LINK_BYTES + 2 * mark.length,
    dispose({ session, timer }, mark) {
      clearTimeout(timer)
      session.marks.delete(mark)
    }
  })

  function link(mark: string, session: Session<Result> = { isOver: false, marks: new Set() }): Link<Result> {
    const known = links.get(mark)
    if (known) return known
    const added: Link<Result> = { session }
    session.marks.add(mark)
    links.set(mark, added)
    return added
  }

  /** Restarts the time after which this token is forgotten. */
  function keep(mark: string): void {
    const kept = links.get(mark)
    if (!kept) return
    clearTimeout(kept.timer)
    kept.timer = setTimeout(() => links.delete(mark), keepMs).unref()
  }

  function requireOpen(mark: string): void {
    if (links.get(mark)?.session.isOver) throw createSessionOver()
  }

  return {
    requireOpen,
    async share(mark, renew, next) {
      requireOpen(mark)
      const own = link(mark)
      const { session } = own
      if (!own.renewed) {
        own.renewed = session.last = renew()
        own.renewed.then(
          result => {
            const following = next(result)
            link(following, session)
            keep(following)
            keep(mark)
          },
          () => {
            own.renewed = undefined
            keep(mark)
          }
        )
      }
      const result = await own.renewed
      if (session.isOver) throw createSessionOver()
      return result
    },
    async end(mark) {
      const { session } = link(mark)
      session.isOver = true
      const last = await session.last?.catch(() => undefined)
      session.marks.forEach(keep)
      return last
    }
  }
}

const createSessionOver = () =>
  new PlatformError({
    kind: 'fault',
    operation: 'openSession',
    status: 409,
    type: SESSION_OVER,
    title: 'The session is over'
  })

/** True when the session that was asked for has ended by a logout or login meanwhile. */
export const isSessionOver = (error: unknown): boolean =>
  isPlatformError(error) && error.type === SESSION_OVER
