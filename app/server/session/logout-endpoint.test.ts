import express from 'express'
import supertest from 'supertest'
import { readCookies } from '../../../tests/factories/cookies'
import { buildEndpointParts, serveAlone } from '../../../tests/factories/endpoint-parts'
import { createSlasMock } from '../../../tests/factories/slas'
import { buildAccessToken, buildTokenSet } from '../../../tests/factories/tokens'
import { PlatformError } from '../../platform/http/platform-error'
import type { SlasClient } from '../../platform/session/slas-client'
import { logoutEndpoint } from './logout-endpoint'

const accessToken = buildAccessToken({ registered: true })
const COOKIE = `token_jasmin=${accessToken}; cc-nx_jasmin=refresh; usid_jasmin=usid-a; cid_jasmin=customer-a; session_jasmin=registered; dwsid=d; dw_dnt=0`
const down = () => Promise.reject(new PlatformError({ kind: 'network', operation: 'logoutCustomer' }))

async function logOut(change: Partial<SlasClient> = {}, cookie = COOKIE) {
  const slas = createSlasMock(change)
  const shop = express().use(serveAlone(logoutEndpoint(buildEndpointParts({ slas }))))
  const answer = await supertest(shop)
    .post('/session/logout')
    .set('cookie', cookie)
    .send({ siteId: 'jasmin' })
  return { slas, answer, cookies: readCookies(answer.headers) }
}

it('ends the session at the login service and opens a guest’s, under a usid of its own', async () => {
  const guest = buildTokenSet({ mark: 'guest' })
  const { slas, answer, cookies } = await logOut({ loginGuest: async () => guest })
  expect([answer.status, answer.body]).toEqual([200, { accessToken: guest.accessToken }])
  expect(slas.logout.mock.calls).toEqual([['jasmin', { accessToken, refreshToken: 'refresh' }]])
  expect(slas.loginGuest.mock.calls).toEqual([['jasmin', { dnt: false }]])
  expect(cookies.get('cc-nx_jasmin')?.value).toBe('')
  expect(cookies.get('cc-nx-g_jasmin')?.value).toBe(guest.refreshToken)
  expect(cookies.get('session_jasmin')?.value).toBe('guest')
  expect(cookies.get('dwsid')?.value).toBe('')
})

it('ends a session whose access token has ended already, so that its refresh token opens nothing', async () => {
  const renewed = buildTokenSet({ registered: true, mark: 'renewed' })
  const { slas } = await logOut({ refresh: async () => renewed }, 'cc-nx_jasmin=refresh')
  expect(slas.logout.mock.calls).toEqual([['jasmin', renewed]])
})

it('logs the shopper out here although the login service is down', async () => {
  const { answer, cookies } = await logOut({ logout: down, refresh: down, loginGuest: down })
  expect([answer.status, answer.body]).toEqual([200, {}])
  expect([...cookies.values()].every(({ value }) => value === '')).toBe(true)
  expect([...cookies.keys()]).toEqual(
    expect.arrayContaining([
      'token_jasmin',
      'cc-nx_jasmin',
      'usid_jasmin',
      'cid_jasmin',
      'session_jasmin',
      'dwsid'
    ])
  )
})

it('does not wait for a login service that hangs', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const hang = () => new Promise<never>(() => undefined)
  const leaving = logOut({ logout: hang, loginGuest: hang })
  const stop = setInterval(() => undefined, 1_000_000)
  const turn = () => new Promise(resolve => setImmediate(resolve))
  let done = false
  void leaving.finally(() => (done = true))
  while (!done) {
    await turn()
    jest.advanceTimersByTime(100)
  }
  clearInterval(stop)
  jest.useRealTimers()
  expect((await leaving).answer.body).toEqual({})
})

it('leaves the session at the other site alone', async () => {
  const { cookies, slas } = await logOut({}, `${COOKIE}; cc-nx_puro=other`)
  expect([...cookies.keys()].filter(name => name.endsWith('_puro'))).toEqual([])
  expect(slas.logout.mock.calls.map(([siteId]) => siteId)).toEqual(['jasmin'])
})

it.each([
  ['another origin', { origin: 'https://evil.example' }, { siteId: 'jasmin' }, 403],
  ['nobody knows which site', {}, {}, 400],
  ['an unknown site', {}, { siteId: '__proto__' }, 400]
])('does nothing for %s', async (_what, headers, body, status) => {
  const slas = createSlasMock()
  const shop = express().use(serveAlone(logoutEndpoint(buildEndpointParts({ slas }))))
  const answer = await supertest(shop).post('/session/logout').set(headers).set('cookie', COOKIE).send(body)
  expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined])
  expect(slas.logout).not.toHaveBeenCalled()
})
