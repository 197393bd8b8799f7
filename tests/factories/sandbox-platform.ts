import type { HttpResponseResolver } from 'msw'
import { setupServer } from 'msw/node'
import type { Platform } from '../../app/platform/platform'
import type { PlatformSettings } from '../../app/platform/platform-core'
import { accounts } from '../../sandbox/seed/accounts'
import type { Seed } from '../../sandbox/seed/seed-contents'
import {
  createSandboxHandlers,
  findOperationName,
  handleOperation
} from '../../sandbox/testing/sandbox-handlers'
import { createShopPlatform } from './shop-platform'
import { createTestShopper, type ShopperOptions } from './test-shopper'

const ORIGIN = 'http://platform.test'

/** What a test saw a page send. */
interface PlatformCall {
  operation: string | undefined
  query: Record<string, string>
  path: string
  body: unknown
}

const [anna] = accounts
/** The customer of the seed that `serveSandbox` has when a test logs somebody in. */
export const ANNA = { username: anna!.login, password: anna!.password }

/**
 * For a whole test file: the sandbox answers every call of the shop's platform, with a fresh storage in each test, and
 * a request that it does not know fails the test.
 */
export function serveSandbox(seed: Partial<Seed> = {}) {
  const sandbox = createSandboxHandlers(ORIGIN, { accounts: [anna!], ...seed })
  const server = setupServer(...sandbox.handlers)
  let calls: Promise<PlatformCall>[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const sent = request.clone()
    const operation = findOperationName(request)
    calls.push(
      sent.text().then(text => ({
        operation,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: parseJson(text)
      }))
    )
  })

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    sandbox.reset()
    calls = []
  })
  afterAll(() => server.close())

  return {
    origin: ORIGIN,
    /** The shop's platform for a guest, or for whom the options name. */
    openPlatform({
      settings,
      ...shopper
    }: ShopperOptions & { settings?: Partial<PlatformSettings> } = {}): Platform {
      const session = createTestShopper(sandbox.answer, ORIGIN, { credentials: ANNA, ...shopper })
      return createShopPlatform(ORIGIN, session, fetch, settings)
    },
    /** Takes the place of one operation of the sandbox until the test ends; `once` for its next call only. */
    respond: (operation: string, resolver: HttpResponseResolver, options?: { once: boolean }) =>
      server.use(handleOperation(ORIGIN, operation, resolver, options)),
    /** The calls of an operation so far, with what they sent. */
    callsTo: async (operation: string) =>
      (await Promise.all(calls)).filter(call => call.operation === operation),
    use: server.use.bind(server)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? undefined : text
  }
}
