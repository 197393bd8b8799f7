import { helpers, ShopperCustomers, ShopperLogin } from 'commerce-sdk-isomorphic'
import type { Seed } from '../../sandbox/seed/seed-contents'
import { createSandbox } from '../../sandbox/create-sandbox'
import { accounts } from '../../sandbox/seed/accounts'
import { countries } from '../../sandbox/seed/countries'
import { sites } from '../../sandbox/seed/sites'
import { listen } from '../factories/listen'

export const ORGANIZATION = 'f_ecom_sbox_001'
export const CLIENT = '11111111-2222-4333-8444-555555555555'
export const REDIRECT = 'http://localhost:3000/callback'
export const SLAS = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`
export const CUSTOMERS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`

const [anna] = accounts
if (!anna) throw new Error('the seed has no sample customer')
export const customer = { username: anna.login, password: anna.password }

export const baseSeed: Seed = {
  sites,
  countries,
  accounts,
  categories: [],
  products: [],
  pictures: [],
  pages: [],
  promotions: []
}

/** Starts a sandbox without products on a free port, with a clock that a test can move. */
export async function startSandbox({
  databasePath = ':memory:',
  seed = {} as Partial<Seed>,
  redirectUris = [] as string[]
} = {}) {
  let shift = 0
  const clock = { now: () => Date.now() + shift }
  const sandbox = createSandbox({
    databasePath,
    publicOrigin: 'http://sandbox.test',
    clock,
    redirectUris,
    seed: { ...baseSeed, ...seed }
  })
  const { origin, close } = await listen(sandbox.app)

  const createSlasClient = (siteId = 'jasmin') =>
    new ShopperLogin({
      parameters: { clientId: CLIENT, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId },
      proxy: origin,
      throwOnBadResponse: true
    })

  return {
    origin,
    createSlasClient,
    loginGuest: (siteId?: string, usid?: string) =>
      helpers.loginGuestUser({
        slasClient: createSlasClient(siteId),
        parameters: { redirectURI: REDIRECT, usid }
      }),
    loginCustomer: (credentials = customer, usid?: string) =>
      helpers.loginRegisteredUserB2C({
        slasClient: createSlasClient(),
        credentials,
        parameters: { redirectURI: REDIRECT, usid }
      }),
    createCustomersClient: (token: string) =>
      new ShopperCustomers({
        parameters: {
          clientId: CLIENT,
          organizationId: ORGANIZATION,
          shortCode: 'sandbox1',
          siteId: 'jasmin'
        },
        headers: { authorization: `Bearer ${token}` },
        proxy: origin,
        throwOnBadResponse: true
      }),
    /** Sets the sandbox's clock this many milliseconds ahead of the machine's. */
    setClock: (ahead: number) => {
      shift = ahead
    },
    /** GET of an own-customer address; returns status and problem. */
    async getCustomer(customerId: string, token: string, siteId = 'jasmin') {
      const response = await fetch(`${origin}${CUSTOMERS}/${customerId}?siteId=${siteId}`, {
        headers: { authorization: `Bearer ${token}` }
      })
      return { status: response.status, body: (await response.json()) as { detail?: string; title?: string } }
    },
    async stop() {
      await close()
      sandbox.close()
    }
  }
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>

/** Status and body of a refused call of the vendor's client. */
export async function readRefusal(
  call: Promise<unknown>
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    await call
  } catch (error) {
    const { response } = error as { response?: Response }
    if (!response) throw error
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  throw new Error('the call was not refused')
}

/** The claims of a token, unchecked. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return JSON.parse(payload) as Record<string, unknown>
}
