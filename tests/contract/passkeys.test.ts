import { createAuthenticator } from '../factories/software-authenticator'
import { CLIENT, readClaims, startSandbox, type TestSandbox } from './session-setup'
import { createPasskeyCalls } from './passkey-setup'

const MINUTE = 60_000
const PASSWORD = 'Teegarten7!'
const INVALID = expect.stringMatching(/^invalid passkey:/)
const WRONG_CODE = [401, expect.stringMatching(/^invalid token:/)]
const at = {} as { sandbox: TestSandbox }

beforeAll(async () => {
  at.sandbox = await startSandbox()
})
afterEach(() => at.sandbox.setClock(0))
afterAll(() => at.sandbox.stop())

const {
  register,
  authorize,
  listCodes,
  requestCode,
  startRegistration,
  readOptions,
  finishRegistration,
  startLogin,
  finishLogin,
  addPasskey,
  readMessage,
  callUser,
  logIn
} = createPasskeyCalls(at)

it('registers a passkey by a mailed code, and signs in with it as that customer', async () => {
  const username = await register()
  const device = await addPasskey(username)
  const { usid } = await at.sandbox.loginGuest()
  const response = await finishLogin(device.get(await startLogin()), { usid })
  const result = (await response.json()) as { tokenResponse: { access_token: string; usid: string } }
  expect(result).toMatchObject({ success: true, username, credentialId: device.id, tokenResponse: { usid } })
  expect(readClaims(result.tokenResponse.access_token).isb).toContain(`upn:${username}`)
  expect((await at.sandbox.loginCustomer({ username, password: PASSWORD })).access_token).toBeTruthy()
})

it('signs in with each of several devices, and excludes known ones from a new registration', async () => {
  const username = await register()
  const devices = [await addPasskey(username), await addPasskey(username)]
  for (const device of devices) expect((await finishLogin(device.get(await startLogin()))).status).toBe(200)
  const options = await readOptions(startRegistration(username, await requestCode(username)))
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    excludeCredentials: devices.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
  })
})

it('names the passkeys of a login, and of an unknown one none', async () => {
  const username = await register()
  const device = await addPasskey(username)
  expect((await startLogin({ user_id: username })).allowCredentials).toMatchObject([{ id: device.id }])
  expect((await startLogin({ user_id: 'nobody@example.com' })).allowCredentials).toEqual([])
  expect((await startLogin()).allowCredentials).toEqual([])
})

it('begins a cancelled registration again with the same code, which the finished one spends', async () => {
  const username = await register()
  const code = await requestCode(username)
  await readOptions(startRegistration(username, code))
  const credential = createAuthenticator().create(await readOptions(startRegistration(username, code)))
  expect((await finishRegistration(username, code, credential)).status).toBe(204)
  expect(await readMessage(startRegistration(username, code))).toEqual(WRONG_CODE)
})

it('refuses wrong, foreign and expired codes, and makes the code void with the tenth wrong one', async () => {
  const [username, other] = [await register(), await register()]
  const code = await requestCode(username)
  expect(await readMessage(startRegistration(other, code))).toEqual(WRONG_CODE)
  expect(await readMessage(startRegistration(username, '12345'))).toEqual(WRONG_CODE)
  await at.sandbox.setClock(10 * MINUTE)
  expect(await readMessage(startRegistration(username, code))).toEqual(WRONG_CODE)
  const second = await requestCode(username)
  for (let tries = 0; tries < 10; tries += 1) await startRegistration(username, '12345')
  expect(await readMessage(startRegistration(username, second))).toEqual(WRONG_CODE)
})

it('does not reveal which customers exist, and sends six codes in ten minutes', async () => {
  const username = await register()
  expect((await authorize('nobody@example.com')).status).toBe(204)
  expect(await listCodes('nobody@example.com')).toEqual([])
  for (let sent = 0; sent < 6; sent += 1) await authorize(username)
  expect(await readMessage(authorize(username))).toEqual([400, expect.stringContaining('Too many passkey')])
})

describe('a registration is refused', () => {
  it('from another origin, also when it looks like this machine', async () => {
    const username = await register()
    const code = await requestCode(username)
    for (const origin of ['https://evil.example', 'http://localhost.evil.example']) {
      const credential = createAuthenticator(origin).create(
        await readOptions(startRegistration(username, code))
      )
      expect(await readMessage(finishRegistration(username, code, credential))).toEqual([401, INVALID])
    }
  })

  it('for a challenge that is unknown, spent, expired, or of another user', async () => {
    const [username, other] = [await register(), await register()]
    const [code, foreign] = [await requestCode(username), await requestCode(other)]
    const device = createAuthenticator()
    const finish = (credential: unknown) => readMessage(finishRegistration(username, code, credential))
    const options = await readOptions(startRegistration(username, code))
    expect(await finish(device.create({ ...options, challenge: 'bmV2ZXI' }))).toEqual([401, INVALID])
    expect(await finish(device.create(options, 'https://evil.example'))).toEqual([401, INVALID])
    expect(await finish(device.create(options))).toEqual([401, INVALID])
    const late = await readOptions(startRegistration(username, code))
    await at.sandbox.setClock(5 * MINUTE)
    expect(await finish(device.create(late))).toEqual([401, INVALID])
    await at.sandbox.setClock(0)
    const others = device.create(await readOptions(startRegistration(other, foreign)))
    expect(await finish(others)).toEqual([401, INVALID])
    expect(await finish(device.create(await startLogin()))).toEqual([401, INVALID])
  })

  it('for a credential that somebody has registered already', async () => {
    const [username, other] = [await register(), await register()]
    const device = await addPasskey(username)
    const code = await requestCode(other)
    const credential = device.create(await readOptions(startRegistration(other, code)))
    expect(await readMessage(finishRegistration(other, code, credential))).toEqual([401, INVALID])
  })
})

describe('a login is refused', () => {
  it('for a replayed response', async () => {
    const device = await addPasskey(await register())
    const credential = device.get(await startLogin())
    expect((await finishLogin(credential)).status).toBe(200)
    expect(await readMessage(finishLogin(credential))).toEqual([401, INVALID])
  })

  it('for an expired challenge, or one of a registration', async () => {
    const username = await register()
    const device = await addPasskey(username)
    const options = await startLogin()
    await at.sandbox.setClock(5 * MINUTE)
    expect(await readMessage(finishLogin(device.get(options)))).toEqual([401, INVALID])
    const registration = await readOptions(startRegistration(username, await requestCode(username)))
    const credential = device.get({ ...registration, rpId: 'localhost' })
    expect(await readMessage(finishLogin(credential))).toEqual([401, INVALID])
  })

  it('from another origin, for another relying party, and without the user’s confirmation', async () => {
    const device = await addPasskey(await register())
    const evil = device.get(await startLogin(), { from: 'https://evil.example' })
    expect(await readMessage(finishLogin(evil))).toEqual([401, INVALID])
    const elsewhere = device.get({ ...(await startLogin()), rpId: 'evil.example' })
    expect(await readMessage(finishLogin(elsewhere))).toEqual([401, INVALID])
    const unconfirmed = device.get(await startLogin(), { isVerified: false })
    expect(await readMessage(finishLogin(unconfirmed))).toEqual([401, INVALID])
  })

  it('for a wrong signature, and for a counter that does not rise', async () => {
    const device = await addPasskey(await register())
    const credential = device.get(await startLogin())
    const forged = createAuthenticator().get({ challenge: '' }).response.signature
    const response = { ...credential.response, signature: forged }
    expect(await readMessage(finishLogin({ ...credential, response }))).toEqual([401, INVALID])
    device.setCounter(6)
    expect((await finishLogin(device.get(await startLogin()))).status).toBe(200)
    device.setCounter(5)
    expect(await readMessage(finishLogin(device.get(await startLogin())))).toEqual([401, INVALID])
  })

  it('for a passkey that nobody has registered, and on another site', async () => {
    expect(await readMessage(finishLogin(createAuthenticator().get(await startLogin())))).toEqual([
      404,
      'the passkey is not registered'
    ])
    const device = await addPasskey(await register())
    const options = await startLogin({ channel_id: 'puro' })
    const finished = finishLogin(device.get(options), { channel_id: 'puro' })
    expect(await readMessage(finished)).toEqual([404, 'the passkey is not registered'])
  })

  it('for another user than the login that was named', async () => {
    const device = await addPasskey(await register())
    const other = await register()
    const options = await startLogin({ user_id: other })
    expect(await readMessage(finishLogin(device.get(options)))).toEqual([401, INVALID])
    const credential = device.get(await startLogin())
    const response = { ...credential.response, userHandle: 'c29tZWJvZHk' }
    expect(await readMessage(finishLogin({ ...credential, response }))).toEqual([401, INVALID])
  })
})

it('lists a customer’s passkeys, and removes one or all of them', async () => {
  const username = await register()
  const [first, second] = [await addPasskey(username), await addPasskey(username)]
  const token = await logIn(username)
  const user: unknown = await (await callUser('GET', username, token)).json()
  expect(user).toMatchObject({
    userName: username,
    displayName: 'Lina',
    credentials: [
      { credentialId: first.id, nickName: 'Mein Telefon', signatureCount: '0' },
      { credentialId: second.id }
    ]
  })
  expect((await callUser('DELETE', username, token, `/credentials/${first.id}`)).status).toBe(204)
  expect((await callUser('DELETE', username, token, `/credentials/${first.id}`)).status).toBe(404)
  expect((await finishLogin(first.get(await startLogin()))).status).toBe(404)
  expect((await finishLogin(second.get(await startLogin()))).status).toBe(200)
  expect((await callUser('DELETE', username, token)).status).toBe(204)
  expect((await callUser('GET', username, token)).status).toBe(404)
  expect((await finishLogin(second.get(await startLogin()))).status).toBe(404)
})

it.each(['GET', 'DELETE'])('answers %s of a user’s passkeys to that user only', async method => {
  const [username, other] = [await register(), await register()]
  const device = await addPasskey(username)
  const rests = method === 'GET' ? [''] : ['', `/credentials/${device.id}`]
  for (const rest of rests) {
    const guest = (await at.sandbox.loginGuest()).access_token
    const stranger = await logIn(other)
    expect((await callUser(method, username, guest, rest)).status).toBe(403)
    expect((await callUser(method, username, stranger, rest)).status).toBe(403)
    expect((await callUser(method, username, await logIn(username), rest, 'puro')).status).toBe(403)
    expect((await callUser(method, username, 'nonsense', rest)).status).toBe(401)
  }
  expect((await finishLogin(device.get(await startLogin()))).status).toBe(200)
})

it('names the host of the first redirect URI as relying party', async () => {
  const shop = await startSandbox({ redirectUris: ['https://shop.example/callback'] })
  const options = await shop.createSlasClient().startWebauthnAuthentication({
    body: { client_id: CLIENT, channel_id: 'jasmin' }
  })
  expect(options.rpId).toBe('shop.example')
  await shop.stop()
})

it.each([
  ['no code', () => startRegistration('a@example.com', ''), 'pwd_action_token'],
  [
    'a name that is too long',
    () => startRegistration('a@example.com', '1', { nick_name: 'x'.repeat(33) }),
    'nick_name'
  ],
  ['a mode without its locale', () => authorize('a@example.com', { locale: '' }), 'locale'],
  ['a channel that is no site', () => authorize('a@example.com', { channel_id: 'nowhere' }), 'nowhere'],
  ['no credential', () => finishLogin(undefined), 'credential'],
  [
    'a credential of another kind',
    () => finishLogin({ id: 'a', rawId: 'a', type: 'password' }),
    'credential.type'
  ],
  ['no username', () => finishRegistration('', '1', {}), 'username'],
  [
    'client data that is no JSON',
    () => finishLogin({ id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'AAAA' } }),
    'clientDataJSON'
  ],
  [
    'an unknown client',
    () => finishLogin(createAuthenticator().get({}), { client_id: 'nobody' }),
    'client_id'
  ]
])('refuses %s', async (_what, call, named) => {
  expect(await readMessage(call())).toEqual([400, expect.stringContaining(named)])
})
