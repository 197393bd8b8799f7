import { parseAccessToken } from '../../app/platform/session/access-token'
import { listenToLogs, startShop } from './session-setup'
import { createWays, type Place } from './ways-setup'

/** A login service that fails or garbles, at each operation of logging in without a password. */
const at = {} as Place

beforeAll(async () => {
  at.shop = await startShop()
})
beforeEach(async () => {
  // Each process counts attempts for itself.
  at.origin = await at.shop.startProcess()
})
afterEach(async () => {
  await at.shop.switchOff()
  at.shop.reported.splice(0)
})
afterAll(() => at.shop.stop())

const { ways, openCustomer } = createWays(at)

const faults = ['status', 'html', 'malformed', 'empty', 'html-after', 'drop-before', 'foreign-problem']
/** After which the work is done, and a bare answer tells no more. */
const DONE = ['malformed', 'empty']

it.each(ways.flatMap(way => faults.map(kind => ({ ...way, kind }))))(
  'says that the login service does not answer, and changes no session: $operation, $kind',
  async ({ operation, isBare, prepare, kind }) => {
    const said = listenToLogs()
    const { tab, call } = await prepare()
    const before = await tab.whose()
    await at.shop.switchOn(operation, kind, { status: 500 })
    const { status, text } = await call()
    await at.shop.switchOff()
    if (!isBare || !DONE.includes(kind)) expect(status).toBeGreaterThanOrEqual(500)
    expect(text).not.toMatch(/<|eyJ/)
    expect(await tab.whose()).toEqual(before)
    expect(tab.browser.jar.get('session_jasmin')).toBe(before.authType)
    expect(said() + JSON.stringify(at.shop.reported)).not.toMatch(/@example\.com|eyJ/)
  }
)

it('opens no session of one site by the cookies of the other', async () => {
  const tab = await openCustomer()
  const { jar } = tab.browser
  for (const name of jar.names().filter(each => each.endsWith('_jasmin')))
    jar.set(name.replace('_jasmin', '_puro'), jar.get(name) ?? '')
  const { status } = await tab.post('/session/passkey/code', { siteId: 'puro', locale: 'de-DE' })
  expect(status).toBe(401)
  const puro = await tab.send('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId: 'puro' })
  })
  const { accessToken } = (await puro.json()) as { accessToken?: string }
  expect(accessToken && parseAccessToken(accessToken).authType).not.toBe('registered')
  expect((await tab.whose()).authType).toBe('registered')
})
