import { sendRequest, type Fetch } from '../http/send-request'
import { isFresh, markRefused } from './access-token'
import { SESSION_ENDPOINT, type Session, type SessionAnswer } from './session'

export interface BrowserSessionParts {
  siteId: string
  send: Fetch
  /** Milliseconds since the epoch. */
  now: () => number
  /** Runs one task at a time across all tabs of this origin. */
  runAlone: <T>(name: string, task: () => Promise<T>) => Promise<T>
  /** Tells the other tabs about a token, and hears of theirs. */
  channel?: { tell(token: string): void; listen(hear: (token: string) => void): void }
}

/**
 * The session of a browser tab. Tokens come from the shop's own server, which
 * keeps the refresh token out of reach of scripts; the access token lives in
 * memory only. Concurrent calls share one login, and so do tabs: whoever waited
 * for another tab's login takes over its token instead of asking again.
 */
export function createBrowserSession({ siteId, send, now, runAlone, channel }: BrowserSessionParts): Session {
  let token: string | undefined
  let refused: string | undefined
  let pending: Promise<string> | undefined

  channel?.listen(heard => {
    token = heard
  })

  async function open(): Promise<string> {
    return runAlone(`session-${siteId}`, async () => {
      if (isFresh(token, now()) && token !== refused) return token
      const answer = (await sendRequest(send, {
        operation: 'openSession',
        url: SESSION_ENDPOINT,
        method: 'POST',
        body: { siteId, refused: refused && markRefused(refused) }
      })) as SessionAnswer
      token = answer.accessToken
      refused = undefined
      channel?.tell(token)
      return token
    })
  }

  return {
    getAccessToken() {
      if (isFresh(token, now()) && token !== refused) return Promise.resolve(token)
      pending ??= open().finally(() => {
        pending = undefined
      })
      return pending
    },
    discard(used) {
      if (used === token) refused = used
    }
  }
}
