import { collectGarbage } from '../../../tests/factories/collect-garbage'
import {
  BREAKING_ANSWERS,
  BROKEN_ANSWERS,
  dripBody,
  ENDLESS_ANSWERS,
  SLOW_ANSWERS,
  startRawServer,
  type RawServer
} from '../../../tests/factories/raw-server'
import { createSlasClient } from '../session/slas-client'
import { createTokenVerifier } from '../session/verify-access-token'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { isPlatformError } from './platform-error'
import { createPlatformTransport } from '../../server/services/platform-transport'
import { sendRequest } from './send-request'

const SOON = 300

let raw: RawServer | undefined
afterEach(async () => {
  await raw?.close()
  raw = undefined
})

/** The server's own calls, with the failure that each of them means to the shop. */
const callers: Record<string, (origin: string, deadline: number) => Promise<unknown>> = {
  'a call of the platform': (origin, deadline) =>
    sendRequest(fetch, { operation: 'getThing', url: `${origin}/thing`, deadline }),
  'a call that a page waits for': (origin, deadline) =>
    sendRequest(createPlatformTransport(), { operation: 'getThing', url: `${origin}/thing`, deadline }),
  'a guest’s login': (origin, deadline) => createClient(origin, deadline).loginGuest('jasmin'),
  'a refresh': (origin, deadline) => createClient(origin, deadline).refresh('jasmin', 'token'),
  'a customer’s login': (origin, deadline) =>
    createClient(origin, deadline).login('jasmin', { email: 'lina@example.com', password: 'Teegarten7!' })
}

const createClient = (origin: string, deadline: number) =>
  createSlasClient({
    origin,
    deadline,
    organizationId: 'f_ecom_sbox_001',
    shortCode: 'sandbox1',
    clientId: '11111111-2222-4333-8444-555555555555',
    redirectUri: 'http://localhost:3000/callback'
  })

async function fail(caller: string, answer: Parameters<typeof startRawServer>[0], deadline = 10_000) {
  raw = await startRawServer(answer)
  const error: unknown = await callers[caller]?.(raw.origin, deadline).then(
    () => undefined,
    (reason: unknown) => reason
  )
  if (!isPlatformError(error)) throw new Error(`not refused: ${String(error)}`)
  return error.kind
}

describe.each(Object.keys(callers))('%s', caller => {
  // A garbled reason phrase after a valid status is harmless: no code reads it.
  const { 'garbles the words of the status': _words, ...broken } = BROKEN_ANSWERS

  it.each(Object.entries({ ...broken, ...BREAKING_ANSWERS }))(
    'is refused by an error when the service %s',
    async (_what, answer) => {
      expect(['network', 'unreadable', 'status']).toContain(await fail(caller, answer))
    }
  )

  it.each(Object.entries({ ...SLOW_ANSWERS, 'drips its body': dripBody }))(
    'ends at its deadline when the service %s',
    async (_what, answer) => expect(await fail(caller, answer, SOON)).toBe('timeout')
  )

  it('ends at its deadline also when garbage is collected while the service drips its body', async () => {
    const end = fail(caller, dripBody, SOON)
    await new Promise(resolve => setTimeout(resolve, SOON / 2))
    collectGarbage()
    expect(await end).toBe('timeout')
  })

  it.each(Object.entries(ENDLESS_ANSWERS))(
    'ends by its size when an answer %s has no end',
    async (_what, answer) => {
      expect(await fail(caller, answer, 60_000)).toBe('unreadable')
    }
  )
})

it('does not believe a token while the keys never end', async () => {
  raw = await startRawServer(ENDLESS_ANSWERS['in chunks'] ?? dripBody)
  const verify = createTokenVerifier({
    origin: raw.origin,
    organizationId: 'f_ecom_sbox_001',
    clientId: '11111111-2222-4333-8444-555555555555'
  })
  const head = Buffer.from('{"alg":"ES256","kid":"1"}').toString('base64url')
  const token = buildAccessToken().replace(/^[^.]*\.([^.]*).*$/, `${head}.$1.c2lnbmF0dXJl`)
  await expect(verify('jasmin', token)).rejects.toMatchObject({ kind: 'network' })
})
