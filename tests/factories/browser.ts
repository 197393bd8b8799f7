import { answerJson, createFetch, type SentCall } from './answers'
import { buildAccessToken } from './tokens'
import { createBrowserSession } from '../../app/platform/session/browser-session'
import type { BrowserSessionParts } from '../../app/platform/session/tab-session'

interface BrowserOptions {
  /** Whether the browser has Web Locks; without them tabs do not wait for each other. */
  hasLocks?: boolean
  /** Whether the browser stores cookies. */
  hasCookies?: boolean
  /** Intercepts requests before the server. */
  intercept?: (call: SentCall) => Response | Promise<Response> | undefined
}

/**
 * A browser: tabs that share locks, a channel and cookies, and the shop's server, which
 * keeps one session and counts the tokens it has requested. The instance's calls arrive here, too.
 */
export function createBrowser({ hasLocks = true, hasCookies = true, intercept }: BrowserOptions = {}) {
  let now = Date.now()
  let kept = ''
  let made = 0
  let marker: string | undefined
  let shopper = { mark: 'guest-1', registered: false }
  const tabs: ((token: string) => void)[] = []
  let queue: Promise<unknown> = Promise.resolve()

  const findCustomer = () => (shopper.registered ? shopper.mark : undefined)

  function become(mark: string, registered: boolean): string {
    made += 1
    shopper = { mark, registered }
    marker = registered ? 'registered' : 'guest'
    kept = buildAccessToken({ now, turn: `-${made}`, ...shopper })
    return kept
  }

  function answer(call: SentCall): Response {
    const { refused, email } = (call.body ?? {}) as { refused?: string; email?: string }
    if (call.url.endsWith('/sessions')) return new Response(null, { status: 204 })
    if (call.url === '/session/login')
      return answerJson({ accessToken: become(email ?? '', true), isNewCustomer: email === 'new' })
    if (call.url === '/session/logout') return answerJson({ accessToken: become(`guest-${made}`, false) })
    if (kept !== '' && !(refused && kept.endsWith(refused))) return answerJson({ accessToken: kept })
    return answerJson({ accessToken: become(shopper.mark, shopper.registered), isRenewed: true })
  }

  const { send, calls } = createFetch(call => intercept?.(call) ?? answer(call))
  const runAlone: BrowserSessionParts['runAlone'] = (_name, task) => {
    if (!hasLocks) return task()
    const running = queue.then(task)
    queue = running.catch(() => undefined)
    return running
  }

  return {
    calls,
    /** Calls to one of the shop's own addresses or the instance. */
    callsTo: (end: string) => calls.filter(({ url }) => url.endsWith(end)),
    openTab: ({ channel = true, siteId = 'jasmin' } = {}) =>
      createBrowserSession({
        siteId,
        send,
        now: () => now,
        runAlone,
        readCookie: cookie => (hasCookies ? (cookie === 'marker' ? marker : findCustomer()) : undefined),
        instanceBase: '/instance',
        channel: channel
          ? {
              send: token => tabs.forEach(listener => listener(token)),
              listen: listener => void tabs.push(listener)
            }
          : undefined
      }),
    countTokens: () => made,
    /** A request by another client with this browser's cookies. */
    become,
    mark: (value: string | undefined) => void (marker = value),
    pass: (ms: number) => void (now += ms),
    /** Advances time until the server's token has expired, too. */
    wait(ms: number) {
      now += ms
      kept = ''
    }
  }
}

/** Lets all pending work finish. */
export const settle = () => new Promise(resolve => setTimeout(resolve, 0))
