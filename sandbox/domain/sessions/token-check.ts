import type { Caller } from '../../contracts'

/** What became of a bearer token; times in milliseconds since the epoch. */
export type TokenCheck =
  | { outcome: 'valid'; caller: Caller }
  | { outcome: 'invalid'; reason: string }
  | { outcome: 'expired'; expiredAt: number }

export type VerifyToken = (token: string) => Promise<TokenCheck>
