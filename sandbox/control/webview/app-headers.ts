import type { Sessions } from '../../domain/sessions/sessions'
import { findClient, PUBLIC_CLIENT_ID, REDIRECT_URI } from '../../domain/sessions/slas-clients'
import type { SiteId } from '../../domain/sites/site'
import type { Seed } from '../../seed/seed-contents'
import type { AppSettings } from './webview'

export const GUEST = 'guest'

/** The names of the app's headers, unless the shop's environment (`NATIVE_APP_…`) says otherwise. */
const HEADERS = {
  accessToken: 'x-app-auth-token',
  refreshToken: 'x-app-refresh-token',
  hideHeader: 'x-app-hide-header',
  hideFooter: 'x-app-hide-footer',
  consents: 'x-app-cookie-handler',
  key: 'x-app-key'
}

interface AppServices {
  sessions: Sessions
  seed: Pick<Seed, 'accounts'>
}

/** Logs the app's shopper in, as the app does before it opens the shop; undefined without one. */
async function logIn({ sessions, seed }: AppServices, siteId: SiteId, shopper: string) {
  const client = findClient(PUBLIC_CLIENT_ID)
  const account = seed.accounts.find(({ login }) => login === shopper)
  if (!client || (!account && shopper !== GUEST)) return undefined
  const request = { siteId, clientId: client.clientId, redirectUri: REDIRECT_URI }
  const { code } = account
    ? await sessions.login(request, account.login, account.password)
    : sessions.authorizeGuest(request)
  return sessions.exchangeCode(client, { siteId, code, redirectUri: REDIRECT_URI })
}

/** The headers of the app's first page. */
export async function buildAppHeaders(
  services: AppServices,
  siteId: SiteId,
  { shopper, hideHeader, hideFooter, consents, key }: AppSettings
): Promise<Record<string, string>> {
  const tokens = await logIn(services, siteId, shopper)
  const headers: Record<keyof typeof HEADERS, string> = {
    accessToken: tokens?.access_token ?? '',
    refreshToken: tokens?.refresh_token ?? '',
    hideHeader,
    hideFooter,
    consents,
    key
  }
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === '' ? [] : [[HEADERS[name as keyof typeof HEADERS], value]]
    )
  )
}
