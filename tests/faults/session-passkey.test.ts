import { parseAccessToken } from '../../app/platform/session/access-token'
import { readMails } from '../contract/slas-mail-setup'
import { createAuthenticator } from '../factories/software-authenticator'
import { createPasskeyTabs, failure } from './passkey-tabs'
import { customer, listenToLogs, startShop } from './session-setup'
import type { Place } from './ways-setup'

const email = customer.username
const at = {} as Place

beforeEach(async () => {
  at.shop = await startShop()
  at.origin = await at.shop.startProcess()
})
afterEach(() => at.shop.stop())

const { openTab, addPasskey, readCode, waitForUse } = createPasskeyTabs(at)

it('logs the guest in by a passkey, under their usid, and notes the dates', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  expect(await owner.list()).toEqual([
    { id: device.id, name: 'Mein Telefon', created: expect.stringMatching(/^\d{4}-/) }
  ])
  const guest = await openTab()
  await guest.logIn(device.get(await guest.getOptions()))
  expect(parseAccessToken(await guest.session.getAccessToken())).toMatchObject({
    authType: 'registered',
    usid: guest.usid
  })
  expect(guest.browser.jar.get('session_jasmin')).toBe('registered')
  expect(await waitForUse(guest)).toMatchObject({ created: expect.any(String), lastUsed: expect.any(String) })
})

it('removes a passkey, which logs nobody in any more', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const [first, second] = [await addPasskey(owner), await addPasskey(owner, 'Laptop')]
  expect((await owner.post('remove', { id: first.id })).status).toBe(200)
  expect(await owner.list()).toMatchObject([{ id: second.id, name: 'Laptop' }])
  const guest = await openTab()
  expect(await failure(guest.logIn(first.get(await guest.getOptions())))).toMatchObject({
    status: 401,
    type: 'unknown-passkey'
  })
  expect(guest.browser.jar.get('session_jasmin')).toBe('guest')
  await guest.logIn(second.get(await guest.getOptions()))
  expect(guest.browser.jar.get('session_jasmin')).toBe('registered')
})

it('refuses a replayed login and one of another origin, and leaves the guest a guest', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  const guest = await openTab()
  const used = device.get(await guest.getOptions())
  await (await openTab()).logIn(used)
  expect(await failure(guest.logIn(used))).toMatchObject({ status: 401, type: 'invalid-passkey' })
  const foreign = device.get(await guest.getOptions(), { from: 'https://evil.example' })
  expect(await failure(guest.logIn(foreign))).toMatchObject({ status: 401, type: 'invalid-passkey' })
  expect(parseAccessToken(await guest.session.getAccessToken())).toMatchObject({
    authType: 'guest',
    usid: guest.usid
  })
})

it.each([
  ['code', { locale: 'de-DE' }],
  ['createOptions', { code: '12345678', name: '' }],
  ['create', { code: '12345678', credential: createAuthenticator().create({}) }],
  ['list', {}],
  ['remove', { id: 'a' }]
] as const)('asks a guest to log in for %s', async (endpoint, body) => {
  const guest = await openTab()
  expect(await guest.post(endpoint, body)).toMatchObject({ status: 401, body: { type: 'login-needed' } })
})

it('asks for a fresh login before a passkey is registered or removed', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  owner.browser.jar.keep(['login-time_jasmin=; Path=/'])
  for (const call of [owner.post('code', { locale: 'de-DE' }), owner.post('remove', { id: device.id })])
    expect(await call).toMatchObject({ status: 403, body: { type: 'fresh-login-required' } })
  expect(await owner.list()).toHaveLength(1)
})

it('refuses wrong codes, the seventh with a pause', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  await owner.post('code', { locale: 'de-DE' })
  const guess = () => owner.post('createOptions', { code: '00000000', name: '' })
  for (let tries = 0; tries < 6; tries += 1)
    expect(await guess()).toMatchObject({ status: 401, body: { type: 'invalid-code' } })
  expect((await guess()).status).toBe(429)
})

it('sends three mails in a quarter of an hour, and answers the fourth request alike', async () => {
  const owner = await openTab()
  await owner.logInByPassword()
  for (let asked = 0; asked < 4; asked += 1)
    expect((await owner.post('code', { locale: 'de-DE' })).status).toBe(202)
  expect(await readMails(at.shop.platform, 'passkey-code', email)).toHaveLength(3)
})

it('answers 503 when the login service is down, keeps the guest, and logs neither code nor address', async () => {
  const readLogs = listenToLogs()
  const owner = await openTab()
  await owner.logInByPassword()
  const device = await addPasskey(owner)
  const guest = await openTab()
  const credential = device.get(await guest.getOptions())
  await at.shop.switchOn('finishWebauthnAuthentication', 'status', { status: 503 })
  expect(await failure(guest.logIn(credential))).toMatchObject({ status: 503 })
  expect(guest.browser.jar.get('session_jasmin')).toBe('guest')
  const logs = readLogs() + JSON.stringify(at.shop.reported)
  expect(logs).not.toContain(await readCode())
  expect(logs).not.toContain(email)
})

it('refuses bodies that are malformed', async () => {
  const guest = await openTab()
  for (const body of [{}, { credential: { id: 'a' } }, { credential: 'a' }])
    expect((await guest.post('login', body)).status).toBe(400)
  expect((await guest.post('options', { siteId: 'nowhere' })).status).toBe(400)
})
