import type { Express } from 'express'
import { createPlatform, type Platform } from '../../app/platform/platform'
import { createBrowserSession } from '../../app/platform/session/browser-session'
import { sessionCookieName } from '../../app/platform/session/session'
import { createSlasClient } from '../../app/platform/session/slas-client'
import { PRIVATE, SECRET } from '../contract/shop-setup'
import { startSandbox } from '../contract/session-setup'
import { buildServerSettings } from '../factories/app-config'
import { createCookieJar } from '../factories/cookies'
import { createShopServer } from '../factories/shop-server'
import { listen, type Listening } from '../factories/listen'

export { customer } from '../contract/session-setup'

/** Settings of the shop; some name the platform's origin. */
type Environment = Record<string, string> | ((origin: string) => Record<string, string>)
type SandboxOptions = Parameters<typeof startSandbox>[0]

/**
 * The shop's real server and clients in front of a real sandbox, over HTTP: processes of
 * the shop, browsers with cookies and tabs, faults to switch on. Everybody shares one
 * clock that a test can move.
 */
export async function startShop(options: SandboxOptions & { environment?: Environment } = {}) {
  const { environment } = options
  const platform = await startSandbox(options)
  const servers: Listening[] = []
  const reported: unknown[] = []
  let ahead = 0
  const now = () => Date.now() + ahead

  async function serve(app: Express): Promise<string> {
    const server = await listen(app)
    servers.push(server)
    return server.origin
  }

  /** One process of the shop; several know nothing of each other. Answers its origin. */
  function startProcess({ readsPlatform = false } = {}): Promise<string> {
    const settings = buildServerSettings({}, platform.origin, {
      COMMERCE_PRIVATE_CLIENT_ID: PRIVATE,
      COMMERCE_PRIVATE_CLIENT_SECRET: SECRET,
      ...(typeof environment === 'function' ? environment(platform.origin) : environment)
    })
    const { organizationId, shortCode, clientId } = settings.config.commerce
    const slas = createSlasClient({
      origin: platform.origin,
      organizationId,
      shortCode,
      clientId,
      redirectUri: 'http://localhost:3000/callback',
      privateClient: settings.privateClient
    })
    return serve(
      createShopServer(
        settings,
        slas,
        (_req, res, next) => {
          const { platform: reading } = (res.locals as { shop: { platform: Platform } }).shop
          const read = readsPlatform ? reading.search.productSearch({ q: crypto.randomUUID() }) : undefined
          Promise.resolve(read).then(() => void res.send('<!doctype html><title>page</title>'), next)
        },
        { report: error => void reported.push(error), steadyNow: now }
      )
    )
  }

  const control = async (method: string, path: string, body?: object) => {
    const headers = body && { 'content-type': 'application/json' }
    const answer = await fetch(`${platform.origin}/control/${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body)
    })
    if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : ((await answer.json()) as unknown)
  }

  /** A browser: one jar of cookies, any number of tabs, locks that all of them share. */
  function openBrowser(shopOrigin: string, siteId = 'jasmin') {
    const jar = createCookieJar()
    let queue: Promise<unknown> = Promise.resolve()

    /** As browsers do: everything goes to the shop, with all cookies. */
    async function send(origin: string, input: Parameters<typeof fetch>[0], init: RequestInit = {}) {
      const address = String(input)
      const cookie = jar.header()
      const answer = await fetch(origin + address, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) }
      })
      jar.keep(answer.headers.getSetCookie())
      return answer
    }

    /** `onSend` is called before each request; its cookies may have changed by then. */
    function openTab({ origin = shopOrigin, hasLocks = true, onSend = () => undefined as void } = {}) {
      const sendFrom: typeof fetch = (input, init) => {
        onSend()
        return send(origin, input, init)
      }
      const session = createBrowserSession({
        siteId,
        send: sendFrom,
        now,
        runAlone: (_name, task) => {
          if (!hasLocks) return task()
          const running = queue.then(task)
          queue = running.catch(() => undefined)
          return running
        },
        readCookie: cookie => jar.get(sessionCookieName(cookie, siteId)),
        instanceBase: '/mobify/proxy/ocapi'
      })
      const platformOf = createPlatform(
        {
          scapiBase: '/mobify/proxy/api',
          instanceBase: '/mobify/proxy/ocapi',
          instanceOrigin: 'http://instance.test',
          organizationId: 'f_ecom_sbox_001',
          clientId: '11111111-2222-4333-8444-555555555555',
          contentSubPath: 's/{siteId}/{locale}',
          siteId,
          locale: 'de-DE',
          currency: 'EUR'
        },
        session,
        sendFrom
      )
      return { session, platform: platformOf, send: sendFrom }
    }

    return {
      jar,
      openTab,
      /** The access token ends; browsers drop its cookie by themselves. */
      forgetAccessToken: () => jar.keep([`token_${siteId}=; Path=/`])
    }
  }

  return {
    platform,
    reported,
    startProcess,
    openBrowser,
    passTime: (ms: number) => {
      ahead += ms
    },
    switchOn: (
      operation: string,
      kind: string,
      more: { status?: number; ms?: number; times?: number } = {}
    ) => control('POST', 'faults', { operation, kind, ...more }),
    switchOff: () => control('DELETE', 'faults'),
    /** Puts the platform's clock so far before or behind the machine's (ms); 0 puts it right. */
    setPlatformClock: (aheadMs: number) => control('POST', 'clock', { aheadMs }),
    /** Calls of each kind since the last count. */
    async count(): Promise<Record<string, number>> {
      const counts = (await control('GET', 'stats')) as Record<string, number>
      await control('DELETE', 'stats')
      return counts
    },
    async stop() {
      await Promise.all(servers.map(server => server.close()))
      await platform.stop()
    }
  }
}

export type TestShop = Awaited<ReturnType<typeof startShop>>

/** Everything a test's code writes on the way; tokens must not be in it. */
export function listenToLogs() {
  const lines: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean
    jest.spyOn(stream, 'write').mockImplementation((...args: unknown[]) => {
      lines.push(String(args[0]))
      return write(...args)
    })
  }
  return () => lines.join('')
}
