import { ShopperProducts, ShopperPromotions, ShopperSearch } from 'commerce-sdk-isomorphic'
import { createSandbox } from '../../sandbox/create-sandbox'
import { listen } from '../factories/listen'

export const PUBLIC_ORIGIN = 'https://shop.example'
const ORGANIZATION = 'f_ecom_sbox_001'
/** A time at which the seed's dated promotions run. */
const NOW = Date.parse('2026-11-21T12:00:00Z')

/** A guest's token from the sandbox's private client: one call, which needs no browser. */
async function getGuestToken(origin: string, siteId: string): Promise<string> {
  const credentials = Buffer.from('99999999-2222-4333-8444-555555555555:sandbox-secret').toString('base64')
  const response = await fetch(`${origin}/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', channel_id: siteId })
  })
  const answer = (await response.json()) as { access_token: string }
  return answer.access_token
}

/** Starts a sandbox with the sample catalogue on a free port; the vendor's clients talk to it over HTTP. */
async function startCatalogue() {
  const sandbox = createSandbox({
    databasePath: ':memory:',
    publicOrigin: PUBLIC_ORIGIN,
    clock: { now: () => NOW }
  })
  const { origin, close } = await listen(sandbox.app)

  return {
    /** Clients of a new guest of a site. */
    async loginGuest(siteId: 'jasmin' | 'puro') {
      const parameters = {
        clientId: '11111111-2222-4333-8444-555555555555',
        organizationId: ORGANIZATION,
        shortCode: 'sandbox1',
        siteId
      }
      const token = await getGuestToken(origin, siteId)
      const headers = { authorization: `Bearer ${token}` }
      const config = { parameters, headers, proxy: origin, throwOnBadResponse: true }
      return {
        products: new ShopperProducts(config),
        search: new ShopperSearch(config),
        promotions: new ShopperPromotions(config),
        /** A call that the vendor's client would refuse to send; returns status and parsed body. */
        async get(path: string) {
          const response = await fetch(`${origin}${path.replace('{org}', `organizations/${ORGANIZATION}`)}`, {
            headers
          })
          return { status: response.status, body: (await response.json()) as Record<string, unknown> }
        }
      }
    },
    async stop() {
      await close()
      sandbox.close()
    }
  }
}

type CatalogueSandbox = Awaited<ReturnType<typeof startCatalogue>>
export type CatalogueGuest = Awaited<ReturnType<CatalogueSandbox['loginGuest']>>

/** For a whole test file: the catalogue's sandbox with a guest of each site. */
export function serveCatalogue(): Record<'jasmin' | 'puro', CatalogueGuest> {
  let sandbox: CatalogueSandbox
  const guests = {} as Record<'jasmin' | 'puro', CatalogueGuest>
  beforeAll(async () => {
    sandbox = await startCatalogue()
    guests.jasmin = await sandbox.loginGuest('jasmin')
    guests.puro = await sandbox.loginGuest('puro')
  })
  afterAll(() => sandbox.stop())
  return guests
}

/** Status and problem type of a call that must be refused. */
export async function readRefusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    const { response } = error as { response?: Response }
    if (!response) throw error
    const { type } = (await response.json()) as { type: string }
    return `${response.status} ${type.split('/').at(-1)}`
  }
  throw new Error('the call was not refused')
}
