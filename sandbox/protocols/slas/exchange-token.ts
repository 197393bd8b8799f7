import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import type { Sessions } from '../../domain/sessions/sessions'
import { SlasError } from '../../domain/sessions/slas-error'
import { readInput, requireClient, tokenInput } from './slas-input'

/** `POST oauth2/token`: one call for all grants, distinguished by `grant_type`. */
export function exchangeToken(
  sessions: Sessions,
  form: unknown,
  authorization: string | undefined
): Promise<ShopperLoginTypes.TokenResponse> {
  const input = readInput(tokenInput, form)
  const client = requireClient(authorization, input.client_id)
  const siteId = input.channel_id

  switch (input.grant_type) {
    case 'refresh_token':
      return sessions.refresh(client, siteId, input.refresh_token, input.dnt)
    case 'client_credentials':
      if (!client.isPrivate)
        throw new SlasError(401, 'client_credentials needs the secret of a private client')
      return sessions.grantClientCredentials(client, siteId, input.usid, input.dnt)
    default:
      return sessions.exchangeCode(client, {
        siteId,
        code: input.code,
        redirectUri: input.redirect_uri,
        codeVerifier: input.code_verifier,
        usid: input.usid,
        dnt: input.dnt
      })
  }
}
