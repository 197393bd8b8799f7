import type { Clock } from '../clock'
import type { Ids } from '../ids'
import { hashToken } from '../sessions/issue-tokens'
import type { Database } from '../../storage/sqlite/database'
import { createOneTimeCodeStore } from '../../storage/sqlite/one-time-codes'
import type { Identity, Provider } from './identity'

/** Life of a provider's code in milliseconds. */
const CODE_LIFETIME = 60_000

/** Imitates the providers: a person who has agreed gets a code, and SLAS their claims for it. */
export function createIdentityProviders({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }) {
  const codes = createOneTimeCodeStore<{ provider: Provider; identity: Identity }>(db, 'provider-code')

  return {
    issueCode(provider: Provider, identity: Identity): string {
      const code = ids.next('token')
      codes.forgetExpired(clock.now())
      codes.replace(hashToken(code), code, { provider, identity }, clock.now() + CODE_LIFETIME)
      return code
    },
    /** The claims of the person who has agreed; a code works once, at its own provider. */
    redeem(provider: Provider, code: string): Identity | undefined {
      const grant = codes.find(hashToken(code), clock.now())
      if (!grant || !codes.drop(hashToken(code)) || grant.provider !== provider) return undefined
      return grant.identity
    }
  }
}

export type IdentityProviders = ReturnType<typeof createIdentityProviders>
