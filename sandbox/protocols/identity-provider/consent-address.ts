import type { Provider } from '../../domain/identity-provider/identity'

/** The address of a provider's consent page for one request of SLAS. */
export function buildConsentAddress(
  publicOrigin: string,
  provider: Provider,
  { redirectUri, state }: { redirectUri: string; state: string }
): string {
  const query = new URLSearchParams({
    client_id: 'slas',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state
  })
  return `${publicOrigin}/identity-providers/${provider}/authorize?${query}`
}
