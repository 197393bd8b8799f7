import { CLIENT, ORGANIZATION, startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

const MINUTE = 60_000

const openSession = (token?: string, { site = 'jasmin', version = 'v22_8' } = {}) =>
  fetch(`${sandbox.origin}/s/${site}/dw/shop/${version}/sessions`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` }
  })

/** The cookie that a new session sets, as a browser sends it back. */
async function readCookie(token: string): Promise<string> {
  const [cookie = ''] = (await openSession(token)).headers.getSetCookie()
  return cookie.split(';')[0] ?? ''
}

/** Status of a controller that needs to know its caller: 404 for a known one, who has no such order. */
async function askController(headers: Record<string, string>, site = 'jasmin'): Promise<number> {
  const address = `/on/demandware.store/Sites-${site}-Site/de_DE/Order-FindByCheckoutKey?checkoutKey=none`
  return (await fetch(sandbox.origin + address, { headers })).status
}

describe('the session bridge', () => {
  it('gives the holder of an access token a cookie that scripts cannot read', async () => {
    const { access_token } = await sandbox.loginGuest()
    const answer = await openSession(access_token)
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^dwsid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    ])
  })

  it('refuses a missing, a wrong and an expired token, and one of another site', async () => {
    const { access_token } = await sandbox.loginGuest()
    const readFault = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { fault: { type: string } }).fault.type
    ]
    expect(await readFault(await openSession())).toEqual([401, 'AuthorizationHeaderMissingException'])
    expect(await readFault(await openSession('wrong'))).toEqual([401, 'InvalidAccessTokenException'])
    expect(await readFault(await openSession(access_token, { site: 'puro' }))).toEqual([
      403,
      'UserAccessForbiddenException'
    ])
    sandbox.setClock(31 * MINUTE)
    expect(await readFault(await openSession(access_token))).toEqual([401, 'InvalidAccessTokenException'])
  })

  it('is asked for in a version that exists, on a site that exists', async () => {
    const { access_token } = await sandbox.loginGuest()
    const unknown = await openSession(access_token, { version: 'v1_0' })
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({
      _v: '21.3',
      fault: {
        type: 'VersionNotFoundException',
        message: expect.any(String),
        arguments: { version: 'v1_0' }
      }
    })
    expect(await (await openSession(access_token, { site: 'nowhere' })).json()).toMatchObject({
      fault: { type: 'UnknownSiteException' }
    })
  })
})

describe('a session cookie', () => {
  it('tells controllers who calls, without a token', async () => {
    const { access_token } = await sandbox.loginGuest()
    expect(await askController({})).toBe(401)
    expect(await askController({ cookie: await readCookie(access_token) })).toBe(404)
  })

  it('lives for 30 minutes after its last use', async () => {
    const { access_token } = await sandbox.loginGuest()
    const headers = { cookie: await readCookie(access_token) }
    sandbox.setClock(29 * MINUTE)
    expect(await askController(headers)).toBe(404)
    sandbox.setClock(58 * MINUTE)
    expect(await askController(headers)).toBe(404)
    sandbox.setClock(89 * MINUTE)
    expect(await askController(headers)).toBe(401)
  })

  it('counts as none once it has ended, so that the token decides', async () => {
    const { access_token } = await sandbox.loginGuest()
    const authorization = `Bearer ${access_token}`
    expect(await askController({ cookie: 'dwsid=stale', authorization })).toBe(404)
    expect(await askController({ cookie: 'dwsid=stale', authorization: 'Bearer wrong' })).toBe(401)
  })

  it('is refused on another site, as its token is', async () => {
    const { access_token } = await sandbox.loginGuest()
    expect(await askController({ cookie: await readCookie(access_token) }, 'puro')).toBe(403)
    expect(await askController({ authorization: `Bearer ${access_token}` }, 'puro')).toBe(403)
  })

  it('ends with the session of the token that opened it', async () => {
    const { access_token, refresh_token } = await sandbox.loginCustomer()
    const headers = { cookie: await readCookie(access_token) }
    expect(await askController(headers)).toBe(404)
    await sandbox.createSlasClient().logoutCustomer({
      headers: { authorization: `Bearer ${access_token}` },
      parameters: { refresh_token, client_id: CLIENT, channel_id: 'jasmin' }
    })
    expect(await askController(headers)).toBe(401)
  })

  it('ends with a change of the password', async () => {
    const { access_token, customer_id } = await sandbox.loginCustomer()
    const headers = { cookie: await readCookie(access_token) }
    expect(await askController(headers)).toBe(404)
    await sandbox.createCustomersClient(access_token).updateCustomerPassword({
      parameters: { customerId: customer_id, organizationId: ORGANIZATION },
      body: { currentPassword: 'Teegarten7!', password: 'Teegarten8!' }
    })
    expect(await askController(headers)).toBe(401)
  })
})
