import { helpers, ShopperLogin } from 'commerce-sdk-isomorphic'
import type { Seed } from '../../sandbox/seed/seed-contents'
import { seed as sampleSeed } from '../../sandbox/seed/seed'
import { ORGANIZATION, startSandbox } from './session-setup'

export const PRIVATE = '99999999-2222-4333-8444-555555555555'
export const SECRET = 'sandbox-secret'

export type SiteName = 'jasmin' | 'puro'
type Client<Instance> = new (config: {
  parameters: { clientId: string; organizationId: string; shortCode: string; siteId: string }
  headers: Record<string, string>
  proxy: string
  throwOnBadResponse: true
}) => Instance

/** Starts a sandbox with the sample catalogue, and creates any of the vendor's clients for it. */
export async function startShop(change: Partial<Seed> = {}) {
  const sandbox = await startSandbox({ seed: { ...sampleSeed, ...change } })
  const buildConfig = (token: string, siteId: string) => ({
    parameters: { clientId: PRIVATE, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId },
    headers: { authorization: `Bearer ${token}` },
    proxy: sandbox.origin,
    throwOnBadResponse: true as const
  })

  return {
    ...sandbox,
    /** A client of the vendor's SDK with a token. */
    createClient: <Instance>(
      Client: Client<Instance>,
      token: string,
      siteId: SiteName = 'jasmin'
    ): Instance => new Client(buildConfig(token, siteId)),
    /** A guest of the private client, in the session of `usid` if one is named. */
    loginPrivate: (siteId: SiteName = 'jasmin', usid?: string) =>
      helpers.loginGuestUserPrivate({
        slasClient: new ShopperLogin({ ...buildConfig('', siteId), headers: {} }),
        parameters: { usid },
        credentials: { clientSecret: SECRET }
      }),
    /** Any request; returns status, headers and parsed body. */
    async send(
      method: string,
      path: string,
      { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {}
    ) {
      const response = await fetch(sandbox.origin + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers
        },
        body: body === undefined ? undefined : JSON.stringify(body)
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') === true
      return {
        status: response.status,
        headers: response.headers,
        body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>
      }
    }
  }
}

export type TestShop = Awaited<ReturnType<typeof startShop>>
