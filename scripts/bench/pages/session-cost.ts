import { createAuthorizedCall } from '../../../app/platform/http/authorized-call'
import { sendRequest, type Fetch, type PlatformRequest } from '../../../app/platform/http/send-request'
import { createAnonymousSession } from '../../../app/platform/session/anonymous-session'
import type { SlasClient } from '../../../app/platform/session/slas-client'

const CALLS = 5_000
const ROUNDS = 7

/**
 * Microseconds that the session adds to one platform call: the same call through
 * the session and without it, in turns, over a transport that answers at once.
 * The middle of the rounds.
 */
export async function measureSessionCost(): Promise<number> {
  const request: PlatformRequest = { operation: 'getProduct', url: 'http://platform.test/products/1' }
  const send: Fetch = () => Promise.resolve(new Response('{"id":"1"}'))
  const call = createAuthorizedCall(send, createAnonymousSession(createLoginService(), 'jasmin', Date.now))

  const differences: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await time(() => sendRequest(send, { ...request, headers: { authorization: 'Bearer x' } }))
    const withSession = await time(() => call(request))
    // The first round warms the engine up.
    if (round > 0) differences.push(withSession - bare)
  }
  return differences.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

/** Microseconds of one call. */
async function time(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  for (let index = 0; index < CALLS; index += 1) await call()
  return ((performance.now() - begun) * 1000) / CALLS
}

function createLoginService(): SlasClient {
  const payload = {
    sub: 'cc-slas::t::scid:c::usid:u',
    isb: 'uido:slas::upn:Guest::uidn:G::gcid:g::chid:jasmin',
    exp: Math.floor(Date.now() / 1000) + 1_800
  }
  const accessToken = ['{}', JSON.stringify(payload), 'x']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')
  const tokens = { accessToken, refreshToken: 'r', refreshTokenExpiresIn: 86_400, usid: 'u' }
  return {
    loginGuest: () => Promise.resolve(tokens),
    refresh: () => Promise.resolve(tokens)
  } as unknown as SlasClient
}
