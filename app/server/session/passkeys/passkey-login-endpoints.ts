import { z } from 'zod'
import { PASSKEY_ENDPOINTS } from '../../../platform/session/passkeys'
import type { LoginAnswer } from '../../../platform/session/session'
import type { TokenSet } from '../../../platform/session/slas-client'
import type { Endpoint } from '../../endpoints/endpoint'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { enterAccount } from '../enter-account'
import { readCustomer, updateCustomer } from './find-customer'
import { readPasskeyDates, writePasskeyDates } from './passkey-dates'
import { credential, passkeyEndpoint } from './passkey-endpoint'

/** `POST /session/passkey/options` and `/login`: log a guest in by a passkey. */
export function passkeyLoginEndpoints(parts: SessionParts): Endpoint[] {
  const { slas, clock, report } = parts

  /** Notes the date of the login; a failure costs that date only, and nobody waits for it. */
  async function noteUse(siteId: string, tokens: TokenSet, id: string): Promise<void> {
    const dates = readPasskeyDates((await readCustomer(parts, siteId, tokens)).c_passkeys)
    const lastUsed = new Date(clock.now()).toISOString()
    await updateCustomer(
      parts,
      siteId,
      tokens,
      writePasskeyDates({ ...dates, [id]: { ...dates[id], lastUsed } })
    )
  }

  return [
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.options,
      limit: 'passkeyOptions',
      body: z.object({}),
      async handle({ siteId, count }) {
        await count()
        return slas.passkeys.startLogin(siteId)
      }
    }),
    passkeyEndpoint(parts, {
      path: PASSKEY_ENDPOINTS.login,
      limit: 'passkeyLogin',
      body: z.object({ credential }),
      async handle({ siteId, body, req, res, count }) {
        await count()
        const { tokens, isNewCustomer } = await enterAccount(parts, req, res, {
          siteId,
          operation: 'finishWebauthnAuthentication',
          logIn: ({ usid }) => slas.passkeys.finishLogin(siteId, body.credential, { usid })
        })
        noteUse(siteId, tokens, body.credential.id).catch(report)
        return { accessToken: tokens.accessToken, isNewCustomer } satisfies LoginAnswer
      }
    })
  ]
}
