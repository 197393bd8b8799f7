import { http, HttpResponse } from 'msw'
import { PASSKEY_ENDPOINTS, type Passkey } from '../../app/platform/session/passkeys'
import type { serveSandbox } from './sandbox-platform'

export const PHONE: Passkey = {
  id: 'p',
  name: 'iPhone',
  created: '2026-11-02T10:00:00Z',
  lastUsed: '2026-11-26T10:00:00Z'
}
export const LAPTOP: Passkey = { id: 'l', name: '' }

/** The shop's server, with what it was asked for; `code` is the right one. */
export function servePasskeys(sandbox: ReturnType<typeof serveSandbox>, given: Passkey[] = []) {
  let passkeys = given
  const asked: [endpoint: string, body: Record<string, unknown>][] = []
  const answer = (
    endpoint: keyof typeof PASSKEY_ENDPOINTS,
    reply: (body: Record<string, unknown>) => object
  ) =>
    http.post(`*${PASSKEY_ENDPOINTS[endpoint]}`, async ({ request }) => {
      const { siteId: _site, ...body } = (await request.json()) as Record<string, unknown>
      asked.push([endpoint, body])
      const { status = 200, ...json } = reply(body) as { status?: number }
      return HttpResponse.json(json, { status })
    })
  const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', rp: { id: 'localhost' } }
  sandbox.use(
    answer('list', () => ({ passkeys })),
    answer('code', () => ({ status: 202 })),
    answer('options', () => options),
    answer('createOptions', ({ code }) =>
      code === '12345678'
        ? options
        : { status: 401, error: true, type: 'invalid-code', title: 'Unauthorized' }
    ),
    answer('create', () => {
      passkeys = [...passkeys, LAPTOP]
      return {}
    }),
    answer('remove', ({ id }) => {
      passkeys = passkeys.filter(passkey => passkey.id !== id)
      return {}
    })
  )
  return { asked, platform: sandbox.openPlatform({ state: 'registered' }) }
}
