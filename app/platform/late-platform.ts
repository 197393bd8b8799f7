import { PlatformError } from './http/platform-error'
import type { Fetch } from './http/send-request'
import { createFamilyFinder, type PlatformCore, type PlatformSettings } from './platform-core'
import type { Platform } from './platform'
import type { Session } from './session/session'

/** The code of a tab's calls, loaded apart: no page needs it for its first view, which it would make 7 KiB larger. */
const loadCalls = () => import(/* webpackChunkName: "platform" */ './platform-calls')

/**
 * The platform of a browser's tab, whose code loads with the first call, or earlier by `preloadPlatform`. If
 * the code cannot be loaded the call fails like one with a lost connection; the next call tries again.
 */
export function createLatePlatform(settings: PlatformSettings, session: Session, send: Fetch): Platform {
  let made: Promise<{ core: PlatformCore; platform: Platform }> | undefined
  const make = async () => {
    const { createPlatformOf, createPlatformCore, createWaits, readOwnContent } = await loadCalls()
    const core = createPlatformCore(settings, session, send, { waits: createWaits() })
    const direct = createPlatformOf(core)
    // An editor reads past all caches.
    return { core, platform: settings.isEdited ? direct : readOwnContent(direct, { ...settings, send }) }
  }
  const find = (operation: string) =>
    (made ??= make()).catch(() => {
      made = undefined
      throw new PlatformError({
        kind: 'network',
        operation,
        detail: 'the code of the call could not be loaded'
      })
    })

  const core: PlatformCore = {
    settings,
    session,
    send,
    call: async request => (await find(request.operation)).core.call(request)
  }
  const createMember = <Name extends Member>(name: Name) =>
    createLateFamily<Platform[Name]>(async operation => (await find(operation)).platform[name])

  return {
    locale: settings.locale,
    currency: settings.currency,
    facts: settings.facts,
    products: createMember('products'),
    search: createMember('search'),
    baskets: createMember('baskets'),
    orders: createMember('orders'),
    customers: createMember('customers'),
    controllers: createMember('controllers'),
    family: createFamilyFinder(core),
    getCustomerId: async () => (await find('getCustomerId')).platform.getCustomerId()
  }
}

/** Fetches the code of calls while nothing else is to be done, so that the first one does not wait for it. */
export function preloadPlatform(): void {
  loadCalls().catch(() => undefined)
}

type Member = 'products' | 'search' | 'baskets' | 'orders' | 'customers' | 'controllers'

type Operation = (...given: unknown[]) => Promise<unknown>

/** A family whose operations are there at once, and load it when they are called. */
const createLateFamily = <Operations extends object>(
  load: (operation: string) => Promise<Operations>
): Operations =>
  new Proxy({} as Operations, {
    get:
      (_family, name): Operation =>
      async (...given) => {
        const family = (await load(String(name))) as Record<string | symbol, Operation>
        return family[name]?.(...given)
      }
  })
