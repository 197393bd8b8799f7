import type { ContentPage } from '../../sandbox/domain/content/content-page'
import { CLIENT, ORGANIZATION, readRefusal, SLAS, startSandbox, type TestSandbox } from './session-setup'

const page: ContentPage = {
  id: 'guide',
  siteId: 'jasmin',
  language: 'de',
  url: '/tee-ratgeber',
  title: 'Ratgeber',
  description: '',
  keywords: '',
  content: { regions: [] }
}
const PAGE = '/s/jasmin/de/api/content/get?pageIdOrSlug=guide'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ seed: { pages: [page] } })
})
afterEach(() => fetch(`${sandbox.origin}/control/faults`, { method: 'DELETE' }))
afterAll(() => sandbox.stop())

async function getJson(address: string) {
  const response = await fetch(sandbox.origin + address)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const switchOn = (fault: object) =>
  fetch(`${sandbox.origin}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault)
  })

const countMails = async () => ((await getJson('/control/outbox')).body.mails as object[]).length

it.each(['content', 'getContentPage', 'content.getContentPage'])(
  'fails as often as it is set to, by the name %s',
  async operation => {
    await switchOn({ operation, kind: 'status', status: 429, times: 1 })
    const failed = await fetch(sandbox.origin + PAGE)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([429, '2'])
    expect((await getJson(PAGE)).status).toBe(200)
  }
)

it('announces maintenance in the header that clients read', async () => {
  await switchOn({ operation: 'content', kind: 'maintenance' })
  const response = await fetch(sandbox.origin + PAGE)
  expect([response.status, response.headers.get('sfdc_maintenance')]).toEqual([503, 'site'])
})

it('answers with a gateway’s page', async () => {
  await switchOn({ operation: 'getContentPage', kind: 'html' })
  const response = await fetch(sandbox.origin + PAGE)
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
  expect(await response.text()).toContain('502 Bad Gateway')
})

it.each([
  ['html-status', 'text/html; charset=utf-8'],
  ['foreign-problem', 'application/problem+json; charset=utf-8']
])('refuses in the form of something in between: %s', async (kind, type) => {
  await switchOn({ operation: 'getContentPage', kind, status: 404 })
  const response = await fetch(sandbox.origin + PAGE)
  expect([response.status, response.headers.get('content-type')]).toEqual([404, type])
  expect(await response.text()).toContain('Not Found')
})

it('sheds load as the platform does', async () => {
  await switchOn({ operation: 'getContentPage', kind: 'shed' })
  const { status, headers } = await fetch(sandbox.origin + PAGE)
  expect([status, headers.get('sfdc_load'), headers.get('sfdc_load_status')]).toEqual([503, '97', 'THROTTLE'])
})

it('refuses calls that do not say who they are, and no others', async () => {
  await switchOn({ operation: 'getContentPage', kind: 'needs-agent' })
  const ask = async (agent: string) =>
    (await fetch(sandbox.origin + PAGE, { headers: { 'user-agent': agent } })).status
  expect([await ask(''), await ask('shop/1')]).toEqual([403, 200])
})

it('sends a head and lets the body stall', async () => {
  await switchOn({ operation: 'getContentPage', kind: 'stall' })
  const response = await fetch(sandbox.origin + PAGE)
  expect(response.status).toBe(200)
  const reader = response.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{')
  const rest = reader.read().then(() => 'more')
  expect(await Promise.race([rest, getJson('/control/info').then(() => 'silence')])).toBe('silence')
  await reader.cancel()
})

it.each(['malformed', 'empty'])('does the work and answers 200 with a %s body', async kind => {
  const { access_token } = await sandbox.loginGuest()
  const before = await countMails()
  await switchOn({ operation: 'getResetPasswordToken', kind })
  const response = await fetch(
    `${sandbox.origin}/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/password/actions/create-reset-token?siteId=jasmin`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'anna.sommer@example.com' })
    }
  )
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text === '').toBe(kind === 'empty')
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect((await countMails()) - before).toBe(1)
})

it.each([
  ['refuse-after', 403, 'application/problem+json; charset=utf-8'],
  ['html-after', 200, 'text/html; charset=utf-8']
])('%s does the work and answers %i in place of the platform', async (kind, status, type) => {
  const { access_token } = await sandbox.loginGuest()
  const before = await countMails()
  await switchOn({ operation: 'getResetPasswordToken', kind, status: 403 })
  const response = await fetch(
    `${sandbox.origin}/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/password/actions/create-reset-token?siteId=jasmin`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'anna.sommer@example.com' })
    }
  )
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
  expect((await countMails()) - before).toBe(1)
})

it.each([
  ['drop-before', 0],
  ['drop-after', 1]
])('%s breaks the connection after %i mails went out', async (kind, mails) => {
  const { access_token } = await sandbox.loginGuest()
  const before = await countMails()
  await switchOn({ operation: 'customers', kind })
  const customers = sandbox.createCustomersClient(access_token)
  await expect(
    customers.getResetPasswordToken({ body: { login: 'anna.sommer@example.com' } })
  ).rejects.toThrow('socket hang up')
  expect((await countMails()) - before).toBe(mails)
})

const refresh = (refreshToken: string) =>
  fetch(`${sandbox.origin}${SLAS}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: CLIENT,
      channel_id: 'jasmin'
    })
  })

it('revokes the token of a request and leaves the session its refresh token', async () => {
  const { access_token, refresh_token, customer_id } = await sandbox.loginCustomer()
  const other = await sandbox.loginCustomer()
  await switchOn({ operation: 'getCustomer', kind: 'revoke-token', times: 1 })
  expect((await sandbox.getCustomer(customer_id, access_token)).status).toBe(401)
  expect((await getJson('/control/faults')).body.faults).toEqual([])
  const again = await sandbox.getCustomer(customer_id, access_token)
  expect(again).toMatchObject({ status: 401, body: { detail: 'The access token was revoked.' } })
  expect((await sandbox.getCustomer(customer_id, other.access_token)).status).toBe(200)
  const renewed = (await (await refresh(refresh_token)).json()) as { access_token: string }
  expect((await sandbox.getCustomer(customer_id, renewed.access_token)).status).toBe(200)
})

it('takes a renewal for a replay and ends the session', async () => {
  await switchOn({ operation: 'getAccessToken', kind: 'replay-refresh', times: 1 })
  const { refresh_token } = await sandbox.loginGuest()
  const answers = [await refresh(refresh_token), await refresh(refresh_token)]
  expect(answers.map(answer => answer.status)).toEqual([400, 400])
  const messages = await Promise.all(
    answers.map(async answer => ((await answer.json()) as { message: string }).message)
  )
  expect(messages[0]).toBe('invalid refresh_token: it was used before')
  expect(messages[1]).toBe('invalid refresh_token: it is unknown')
})

it.each([
  [{ operation: 'nothing', kind: 'status' }, 'operation: is no operation of the platform'],
  [{ operation: '__proto__', kind: 'status' }, 'operation: is no operation of the platform'],
  [
    { operation: 'getBasket', kind: 'replay-refresh' },
    'operation: has to be getAccessToken for the kind replay-refresh'
  ],
  [{ operation: 'getBasket', kind: 'status', status: 200 }, 'status: Too small: expected number to be >=400']
])('refuses the fault %j', async (fault, detail) => {
  const response = await switchOn(fault)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ detail })
})

it('switches one fault off and leaves the others', async () => {
  const { id } = (await (await switchOn({ operation: 'content', kind: 'html' })).json()) as { id: number }
  await switchOn({ operation: 'ocapi', kind: 'html' })
  const switchOff = () => fetch(`${sandbox.origin}/control/faults/${id}`, { method: 'DELETE' })
  expect([(await switchOff()).status, (await switchOff()).status]).toEqual([204, 404])
  expect((await getJson('/control/faults')).body.faults).toMatchObject([{ operation: 'ocapi' }])
})

it('keeps no more faults than it can show', async () => {
  const answers = await Promise.all(
    Array.from({ length: 101 }, () => switchOn({ operation: 'ocapi', kind: 'html' }))
  )
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(100)
  expect(answers.filter(answer => answer.status === 409)).toHaveLength(1)
})

it('refuses what it does not serve by the name of the operation', async () => {
  const { access_token } = await sandbox.loginGuest()
  const customers = sandbox.createCustomersClient(access_token)
  const refusal = await readRefusal(
    customers.getExternalProfile({ parameters: { externalId: 'x', authenticationProviderId: 'x' } })
  )
  expect(refusal).toMatchObject({
    status: 501,
    body: {
      operation: 'getExternalProfile',
      detail: `The sandbox does not serve getExternalProfile (GET /customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/external-profile).`
    }
  })
})

it('refuses what it does not serve of the older API in its shape', async () => {
  const path = '/s/jasmin/dw/shop/v21_3/site'
  const response = await fetch(sandbox.origin + path, { headers: { 'x-dw-client-id': CLIENT } })
  expect(response.status).toBe(501)
  expect(await response.json()).toMatchObject({
    fault: {
      message: `The sandbox does not serve getSite (GET ${path}).`,
      arguments: { operation: 'getSite' }
    }
  })
})
