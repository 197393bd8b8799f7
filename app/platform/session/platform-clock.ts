import { parseAccessToken } from './access-token'
import type { SlasClient, TokenSet } from './slas-client'

/**
 * The platform's time, by which tokens expire. The machine's own clock may be hours off, or
 * be set while the shop runs; a token just issued says what time it is.
 */
export interface PlatformClock {
  /** Milliseconds since the epoch. The machine's own time until a first token has come. */
  now(): number
  /** Sets the clock from a token that has just been issued. */
  learn(accessToken: string): void
}

const begun = Date.now() - performance.now()

/** Milliseconds since the epoch that only ever go forward, at the pace of real time. */
export const steadyNow = (): number => begun + performance.now()

export function createPlatformClock(steady: () => number = steadyNow): PlatformClock {
  let ahead = 0
  return {
    now: () => steady() + ahead,
    learn(accessToken) {
      const { issuedAt } = parseAccessToken(accessToken)
      if (issuedAt) ahead = issuedAt * 1000 - steady()
    }
  }
}

/** Wraps the login service to set the clock from its responses. */
export function withPlatformClock(slas: SlasClient, clock: PlatformClock): SlasClient {
  const learn =
    <Arguments extends unknown[]>(call: (...given: Arguments) => Promise<TokenSet>) =>
    async (...given: Arguments): Promise<TokenSet> => {
      const tokens = await call(...given)
      clock.learn(tokens.accessToken)
      return tokens
    }
  return {
    ...slas,
    loginGuest: learn(slas.loginGuest),
    login: learn(slas.login),
    loginByCode: learn(slas.loginByCode),
    loginByProvider: learn(slas.loginByProvider),
    refresh: learn(slas.refresh),
    passkeys: { ...slas.passkeys, finishLogin: learn(slas.passkeys.finishLogin) }
  }
}
