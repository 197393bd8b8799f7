import { createPlatform } from '../../app/platform/platform'
import { createQueryClient } from '../../app/platform/query-object'
import { markRefused } from '../../app/platform/session/access-token'
import type { Session } from '../../app/platform/session/session'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import type { ServerPair } from '../servers/killable-servers'

const ORGANIZATION = 'f_ecom_sbox_001'
const CLIENT = '11111111-2222-4333-8444-555555555555'
const SITE = 'jasmin'

/**
 * A guest's tab: the shop's own clients, through the shop's proxies, as a browser uses them.
 *
 * @param send for tests that ask in a way of their own
 */
export async function openTab(servers: ServerPair, send: typeof fetch = fetch): Promise<BasketAccess> {
  const session = await openSession(servers)
  const platform = createPlatform(
    {
      scapiBase: `${servers.shop}/mobify/proxy/api`,
      instanceBase: `${servers.shop}/mobify/proxy/ocapi`,
      instanceOrigin: servers.sandbox,
      organizationId: ORGANIZATION,
      clientId: CLIENT,
      contentSubPath: 's/{siteId}/{locale}',
      siteId: SITE,
      locale: 'de-DE',
      currency: 'EUR'
    },
    session,
    send
  )
  return { client: createQueryClient(), platform, siteId: SITE, currency: 'EUR' }
}

/** A session as the shop's server opens it, and renews it where the platform refuses a token. */
async function openSession({ shop }: ServerPair): Promise<Session> {
  const cookies = new Map<string, string>()
  async function ask(refused?: string): Promise<string> {
    const answer = await fetch(`${shop}/session`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      body: JSON.stringify({ siteId: SITE, ...(refused && { refused: markRefused(refused) }) })
    })
    if (!answer.ok) throw new Error(`no session: ${answer.status}`)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return ((await answer.json()) as { accessToken: string }).accessToken
  }

  let token = await ask()
  let renewal: Promise<string> | undefined
  return {
    getAccessToken: () => renewal ?? Promise.resolve(token),
    discard(refused) {
      if (refused !== token || renewal) return
      renewal = ask(refused).then(next => {
        token = next
        renewal = undefined
        return next
      })
      renewal.catch(() => (renewal = undefined))
    }
  }
}
