import { HttpResponse, type HttpResponseResolver } from 'msw'
import type { Fetch } from '../../app/platform/http/send-request'
import type { Platform } from '../../app/platform/platform'
import type { PlatformSettings } from '../../app/platform/platform-core'
import { accounts } from '../../sandbox/seed/accounts'
import type { Seed } from '../../sandbox/seed/seed-contents'
import {
  createSandboxHandlers,
  findOperationName,
  handleOperation,
  requireOperation
} from '../../sandbox/testing/sandbox-handlers'
import { keepHandlers, requests } from '../setup/requests'
import { createShopPlatform } from './shop-platform'
import { createTestShopper, type ShopperOptions } from './test-shopper'

const ORIGIN = 'http://platform.test'
/** Path of the shop's proxies to the services beside the platform, which the sandbox has under its own origin. */
const PROXY = /^\/mobify\/proxy\/\w+/

const sendAsBrowser: Fetch = (input, init) =>
  fetch(typeof input === 'string' ? input.replace(PROXY, ORIGIN) : input, init)

/** The login service answers by redirects to the shop, which holds their codes. */
const sendUnfollowed = (request: Request) => fetch(request, { redirect: 'manual' })

/** What a test saw a page send. */
interface PlatformCall {
  operation: string | undefined
  query: Record<string, string>
  path: string
  body: unknown
}

/** Begin of the types of the platform's problems. */
const PROBLEMS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

interface Refusal {
  /** Last segment of the problem's type, e.g. "basket-not-found". */
  type?: string
  once?: boolean
  /** Texts and arguments of the problem. */
  [member: string]: unknown
}

const [anna] = accounts
/** The customer of the seed that `serveSandbox` has when a test logs somebody in. */
export const ANNA = { username: anna!.login, password: anna!.password }

type OpenOptions = ShopperOptions & { settings?: Partial<PlatformSettings> }

function open({ settings, ...shopper }: OpenOptions = {}) {
  const session = createTestShopper(sendUnfollowed, ORIGIN, { credentials: ANNA, ...shopper })
  return { session, platform: createShopPlatform(ORIGIN, session, sendAsBrowser, settings) }
}

/**
 * For a whole test file: the sandbox answers every call of the shop's platform, with a fresh storage in each test, and
 * a request that it does not know fails the test.
 */
export function serveSandbox(seed: Partial<Seed> = {}) {
  const sandbox = createSandboxHandlers(ORIGIN, { accounts: [anna!], ...seed })
  let calls: Promise<PlatformCall>[] = []
  requests.events.on('request:start', ({ request }) => {
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

  keepHandlers(...sandbox.handlers)
  beforeEach(sandbox.prepare)
  afterEach(() => {
    sandbox.reset()
    calls = []
  })
  afterAll(sandbox.close)

  return {
    origin: ORIGIN,
    /** The shop's platform for a guest, or for whom the options name. */
    openPlatform: (options?: OpenOptions): Platform => open(options).platform,
    /** A platform with its session, for a test that logs in. */
    openShopper: open,
    /** Takes the place of one operation of the sandbox until the test ends; `once` for its next call only. */
    respond: (operation: string, resolver: HttpResponseResolver, options?: { once: boolean }) =>
      requests.use(handleOperation(ORIGIN, operation, resolver, options)),
    /** Has the platform answer one operation with this JSON until the test ends. */
    reply: (operation: string, body: object) =>
      requests.use(handleOperation(ORIGIN, operation, () => Response.json(body))),
    /** Has the platform refuse one operation with a problem of this status and type, for its next call only with `once`. */
    refuse: (
      operation: string,
      status: number,
      { type = 'refused', once = false, ...members }: Refusal = {}
    ) =>
      requests.use(
        handleOperation(
          ORIGIN,
          operation,
          () =>
            HttpResponse.json({ title: type, detail: type, ...members, type: PROBLEMS + type }, { status }),
          { once }
        )
      ),
    /** Calls the sandbox's control API ("/clock"); returns its answer. */
    async control<Answer = unknown>(path: string, body?: object): Promise<Answer> {
      const response = await sandbox.answer(
        new Request(`${ORIGIN}/control${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json' },
          body: body && JSON.stringify(body)
        })
      )
      return (await response.json()) as Answer
    },
    /** The calls of an operation so far, with what they sent. */
    async callsTo(operation: string) {
      requireOperation(operation)
      return (await Promise.all(calls)).filter(call => call.operation === operation)
    },
    /** Leaves the calls of a test's preparation out of `callsTo`. */
    forgetCalls: () => void (calls = []),
    use: requests.use.bind(requests)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? undefined : text
  }
}
