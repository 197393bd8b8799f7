import { inspect } from 'node:util'
import type { Platform } from '../../app/platform/platform'
import type { Fetch } from '../../app/platform/http/send-request'
import type { Session } from '../../app/platform/session/session'
import { CLIENT, SLAS } from '../contract/session-setup'
import { startShop } from '../contract/shop-setup'
import { createShopPlatform } from '../factories/shop-platform'

export const TEA = '100000000000000101'
export const OTHER_TEA = '100000000000000102'
export const EMAIL = 'lina.berg@example.com'
/** An e-mail address that no customer has yet. */
export const newEmail = () => `lina.berg+${(addresses += 1)}@example.com`
let addresses = 0

/** A fault as accepted by `POST /control/faults`. */
export interface SwitchedFault {
  operation: string
  kind: string
  status?: number
  ms?: number
  times?: number
}

/** The shop's own clients against a sandbox with the sample catalogue, faults included. */
export async function startClients() {
  const sandbox = await startShop()
  const { origin } = sandbox

  async function steer(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await sandbox.send(method, `/control/${path}`, { body })
    if (answer.status >= 400) throw new Error(`control/${path}: ${answer.status}`)
    return answer.body
  }

  async function renew(refreshToken: string) {
    const answer = await fetch(`${origin}${SLAS}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: CLIENT,
        channel_id: 'jasmin'
      })
    })
    return (await answer.json()) as { access_token: string; refresh_token: string }
  }

  /**
   * A guest's tab: a session that renews its token, and a transport that counts sent requests and those without a
   * response's head yet. `through` wraps the fetch between the two.
   */
  async function openTab(through: (send: Fetch) => Fetch = send => send) {
    let { access_token: token, refresh_token: refreshToken } = await sandbox.loginGuest()
    const tokens = [token]
    let renewal: Promise<string> | undefined
    const session: Session = {
      getAccessToken: () => renewal ?? Promise.resolve(token),
      discard(refused) {
        if (refused !== token || renewal) return
        renewal = renew(refreshToken).then(grant => {
          token = grant.access_token
          refreshToken = grant.refresh_token
          tokens.push(token)
          renewal = undefined
          return token
        })
      }
    }
    const wire = { sent: 0, underWay: 0 }
    const send: Fetch = async (input, init) => {
      wire.sent += 1
      wire.underWay += 1
      const url = String(input).replace(/^\/mobify\/proxy\/\w+/, origin)
      try {
        return await fetch(url, init)
      } finally {
        wire.underWay -= 1
      }
    }
    const platform: Platform = createShopPlatform(origin, session, through(send))
    return { origin, platform, session, wire, tokens }
  }

  return {
    ...sandbox,
    openTab,
    switchOn: (fault: SwitchedFault) => steer('POST', 'faults', fault),
    switchOff: () => steer('DELETE', 'faults'),
    countOrders: async () => ((await steer('GET', 'orders')).orders as object[]).length,
    hasFaults: async () => ((await steer('GET', 'faults')).faults as object[]).length > 0,
    /** Requests that reached the sandbox since the last count, by operation. */
    async countCalls(): Promise<Record<string, number>> {
      const counts = (await steer('GET', 'stats/operations')) as Record<string, { requests: number }>
      await steer('DELETE', 'stats')
      return Object.fromEntries(Object.entries(counts).map(([name, { requests }]) => [name, requests]))
    }
  }
}

export type Clients = Awaited<ReturnType<typeof startClients>>
export type Tab = Awaited<ReturnType<Clients['openTab']>>

/**
 * Fakes the timers of deadlines and of the sandbox's delays: `jest.advanceTimersByTime` moves
 * them. Connections still run in real time.
 */
export const pauseTimers = (): void => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval'
    ]
  })
}

/** The outcome of a call, so far. */
export function watch<Answer>(call: Promise<Answer>) {
  const seen: { answer?: Answer; error?: unknown; isSettled: boolean } = { isSettled: false }
  const settled = call.then(
    answer => Object.assign(seen, { answer, isSettled: true }),
    (error: unknown) => Object.assign(seen, { error, isSettled: true })
  )
  return { seen, settled }
}

/** Everything that an error reveals when it is printed, logged or forwarded. */
export const describeFully = (error: unknown): string =>
  [
    String(error),
    (error as Error).stack,
    JSON.stringify(error),
    inspect(error, { depth: 10, showHidden: true })
  ].join('\n')

/** Everything that is logged while the test runs. */
export function captureOutput(): () => string {
  const lines: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation(text => {
      lines.push(String(text))
      return true
    })
  }
  for (const level of ['log', 'info', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(inspect(words)))
  }
  return () => lines.join('\n')
}
