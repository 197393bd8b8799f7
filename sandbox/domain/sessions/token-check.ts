import type { Caller } from './caller'

/** The session of a token, with what shows whether the session has ended. */
export interface SessionMark {
  caller: Caller
  /** All tokens of one sign-in share it. */
  family: string
  credentialsVersion: number
}

/** The result of a token check; times in milliseconds since the epoch. */
export type TokenCheck =
  | ({ outcome: 'valid' } & SessionMark)
  | { outcome: 'invalid'; reason: string }
  | { outcome: 'expired'; expiredAt: number }

export type VerifyToken = (token: string) => Promise<TokenCheck>
