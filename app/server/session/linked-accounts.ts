import { z } from 'zod'
import { sendRequest } from '../../platform/http/send-request'
import type { SessionParts } from '../endpoints/endpoint-parts'

type ApiParts = Pick<SessionParts, 'send' | 'settings'>

const entry = z.object({ c_hasOtherAccount: z.boolean(), c_ticket: z.string().min(1) })

/** The instance's own API for accounts at providers (decision 48). Pages may not call these two. */
const post = (
  { send, settings: { scapiOrigin, config } }: ApiParts,
  siteId: string,
  accessToken: string,
  { operation, path, body }: { operation: string; path: string; body: object }
) =>
  sendRequest(send, {
    operation,
    method: 'POST',
    url: `${scapiOrigin}/custom/linked-accounts/v1/organizations/${encodeURIComponent(config.commerce.organizationId)}/${path}?${new URLSearchParams({ siteId })}`,
    headers: { authorization: `Bearer ${accessToken}` },
    body
  })

/**
 * Result of a login through a provider: whether its address has another account, and a ticket by which
 * that account can link the provider's.
 *
 * @throws PlatformError; also ZodError for an answer without these: without the API nobody gets in.
 */
export async function enterByProvider(parts: ApiParts, siteId: string, accessToken: string) {
  const call = { operation: 'enterByProvider', path: 'entries', body: {} }
  const { c_hasOtherAccount, c_ticket } = entry.parse(await post(parts, siteId, accessToken, call))
  return { hasOtherAccount: c_hasOtherAccount, ticket: c_ticket }
}

/** @throws PlatformError (409) for a provider account of another customer, or a second one of the same provider. */
export async function linkAccount(parts: ApiParts, siteId: string, accessToken: string, ticket: string) {
  await post(parts, siteId, accessToken, {
    operation: 'linkAccount',
    path: 'accounts',
    body: { c_ticket: ticket }
  })
}
