import type { Clock } from '../clock'
import type { SiteId } from '../sites/site'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { createShopperContextStore } from '../../storage/sqlite/shopper-contexts'
import type { Sessions } from '../sessions/sessions'
import { mergeContext, type ContextChange, type ShopperContext, ShopperContextError } from './shopper-context'

const DAY = 86_400_000
/** How long a context lasts after its last change, in milliseconds. */
const GUEST_LIFETIME = DAY
const REGISTERED_LIFETIME = 7 * DAY
const MAX_QUALIFIERS = 20

/** A shopper session of a site. */
export interface ContextKey {
  siteId: SiteId
  usid: string
}

function requireFewQualifiers({ customQualifiers = {}, assignmentQualifiers = {} }: ShopperContext): void {
  for (const qualifiers of [customQualifiers, assignmentQualifiers]) {
    if (Object.keys(qualifiers).length > MAX_QUALIFIERS)
      throw new ShopperContextError('too-many-qualifiers', `A context takes ${MAX_QUALIFIERS} qualifiers.`)
  }
}

/** The circumstances of shopper sessions (requirement 13.2); one that has an effective date sees that day's prices. */
export function createShopperContexts({
  db,
  sessions,
  clock
}: {
  db: Database
  sessions: Pick<Sessions, 'findGuestOfUsid'>
  clock: Clock
}) {
  const store = createShopperContextStore(db)
  store.forgetExpired(clock.now())

  function findContext({ siteId, usid }: ContextKey): ShopperContext | undefined {
    const document = store.find(siteId, usid, clock.now())
    return document === undefined ? undefined : (JSON.parse(document) as ShopperContext)
  }

  function requireContext(key: ContextKey): ShopperContext {
    const context = findContext(key)
    if (context) return context
    throw new ShopperContextError(
      'shopper-context-not-found',
      `There is no shopper context for usid '${key.usid}'.`
    )
  }

  function requireSession({ siteId, usid }: ContextKey): void {
    if (sessions.findGuestOfUsid(siteId, usid) === undefined)
      throw new ShopperContextError('shopper-session-not-found', `There is no session with usid '${usid}'.`)
  }

  function save(key: ContextKey, context: ShopperContext, registered: boolean): ShopperContext {
    requireFewQualifiers(context)
    const { effectiveDateTime } = context
    store.save({
      ...key,
      document: JSON.stringify(context),
      effectiveAt: effectiveDateTime === undefined ? undefined : Date.parse(effectiveDateTime),
      expiresAt: clock.now() + (registered ? REGISTERED_LIFETIME : GUEST_LIFETIME)
    })
    return context
  }

  return {
    /** Throws `shopper-context-not-found`. */
    getContext: requireContext,

    /** Sets the whole context; throws `shopper-session-not-found` or `too-many-qualifiers`. */
    setContext(key: ContextKey, change: ContextChange, registered: boolean): ShopperContext {
      requireSession(key)
      return save(key, mergeContext({}, change), registered)
    },

    /** Changes parts of a context; throws `shopper-context-not-found` or `too-many-qualifiers`. */
    updateContext(key: ContextKey, change: ContextChange, registered: boolean): ShopperContext {
      return inTransaction(db, () => save(key, mergeContext(requireContext(key), change), registered))
    },

    /** Throws `shopper-context-not-found`. */
    deleteContext(key: ContextKey): void {
      requireContext(key)
      store.remove(key.siteId, key.usid)
    },

    /** The time a session shops at, in milliseconds since the epoch; undefined = now. */
    findEffectiveTime: ({ siteId, usid }: ContextKey): number | undefined =>
      store.findEffectiveAt(siteId, usid, clock.now())
  }
}

export type ShopperContexts = ReturnType<typeof createShopperContexts>
