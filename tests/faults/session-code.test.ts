import { helpers } from 'commerce-sdk-isomorphic'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { byCode, byPassword } from '../../app/platform/session/login-ways'
import { CODE_ENDPOINT, CODE_LOGIN_ENDPOINT } from '../../app/platform/session/session'
import { SECRET } from '../contract/shop-setup'
import { createPrivateSlas, readMails } from '../contract/slas-mail-setup'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'

let shop: TestShop
let origin: string

beforeEach(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => shop.stop())

const email = customer.username
const whose = (token: string) => parseAccessToken(token)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )

async function openGuest() {
  const browser = shop.openBrowser(origin)
  const tab = browser.openTab()
  const guest = whose(await tab.session.getAccessToken())
  const ask = (address = email) =>
    tab.send(CODE_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', email: address, locale: 'de-DE' })
    })
  return { browser, ...tab, guest, ask }
}
const listCodes = async () =>
  (await readMails(shop.platform, 'login-code', email)).map(({ document }) => document.token ?? '')
const readCode = async () => (await listCodes())[0] ?? ''
const other = (code: string, by = 1) => String((Number(code) + by) % 100_000_000).padStart(8, '0')

it('logs the guest in who asked, under their usid', async () => {
  const { session, guest, ask, browser } = await openGuest()
  expect((await ask()).status).toBe(202)
  await session.login(byCode(email, await readCode()))
  const entered = whose(await session.getAccessToken())
  expect(entered).toMatchObject({ authType: 'registered', usid: guest.usid })
  expect(browser.jar.get('session_jasmin')).toBe('registered')
  expect(browser.jar.get('cc-nx-g_jasmin')).toBeUndefined()
})

it('renews the session of a code by the client that began it, as often as needed, in any process', async () => {
  const { session, ask, browser } = await openGuest()
  await ask()
  await session.login(byCode(email, await readCode()))
  const { customerId } = whose(await session.getAccessToken())
  for (const process of [origin, await shop.startProcess()]) {
    browser.forgetAccessToken()
    const tab = browser.openTab({ origin: process })
    expect(whose(await tab.session.getAccessToken())).toMatchObject({ customerId, authType: 'registered' })
  }
})

it('replaces a token of such a session that the platform refuses although it seems valid', async () => {
  const { session, ask, browser } = await openGuest()
  await ask()
  await session.login(byCode(email, await readCode()))
  browser.forgetAccessToken()
  const tab = browser.openTab()
  const refused = await tab.session.getAccessToken()
  tab.session.discard(refused)
  expect(await tab.session.getAccessToken()).not.toBe(refused)
})

it('ends the session of a code at the login service', async () => {
  const { session, ask, browser } = await openGuest()
  await ask()
  await session.login(byCode(email, await readCode()))
  const refreshToken = browser.jar.get('cc-nx_jasmin') ?? ''
  await session.logout()
  expect(whose(await session.getAccessToken()).authType).toBe('guest')
  expect(browser.jar.get('pc_jasmin')).toBeUndefined()
  const again = helpers.refreshAccessToken({
    slasClient: createPrivateSlas(shop.platform),
    credentials: { clientSecret: SECRET },
    parameters: { refreshToken }
  })
  expect(await failure(again)).toMatchObject({ response: { status: 400 } })
})

it('ends at the public client again after a login by password', async () => {
  const { session, ask, browser } = await openGuest()
  await ask()
  await session.login(byCode(email, await readCode()))
  await session.login(byPassword(email, customer.password))
  expect(browser.jar.get('pc_jasmin')).toBeUndefined()
  browser.forgetAccessToken()
  expect(whose(await browser.openTab().session.getAccessToken()).authType).toBe('registered')
})

it('answers alike for an address with an account, without one, and with too many mails', async () => {
  const { ask } = await openGuest()
  const answers = [await ask(), await ask('nobody@example.com'), await ask(), await ask(), await ask()]
  const said = await Promise.all(answers.map(async answer => [answer.status, await answer.text()]))
  expect(new Set(said.map(String)).size).toBe(1)
  expect(await listCodes()).toHaveLength(3)
})

it.each(['wrong', 'spent', 'expired', 'replaced', 'another address’s'])(
  'refuses a code that is %s in the same words, and the guest stays',
  async which => {
    const { session, guest, ask } = await openGuest()
    await ask()
    let code = await readCode()
    let address = email
    if (which === 'wrong') code = other(code)
    if (which === 'another address’s') address = 'nobody@example.com'
    if (which === 'replaced') await ask()
    if (which === 'expired') await shop.setPlatformClock(10 * 60_000 + 1)
    if (which === 'spent') {
      await session.login(byCode(email, code))
      await session.logout()
    }
    const before = whose(await session.getAccessToken())
    const error = await failure(session.login(byCode(address, code)))
    expect(error).toMatchObject({ status: 401, type: 'invalid-code', detail: 'Unauthorized' })
    expect(whose(await session.getAccessToken()).usid).toBe(before.usid)
    expect(which === 'spent' || before.usid === guest.usid).toBe(true)
  }
)

it('does not log in by a code that another browser asked for', async () => {
  const asking = await openGuest()
  const typing = await openGuest()
  await asking.ask()
  const error = await failure(typing.session.login(byCode(email, await readCode())))
  expect(error).toMatchObject({ type: 'invalid-code' })
  expect(whose(await typing.session.getAccessToken())).toEqual(typing.guest)
})

it('does not log in by the code of another browser where nobody has a session', async () => {
  const { session, ask } = await openGuest()
  await ask()
  const code = await readCode()
  const stranger = await fetch(`${origin}${CODE_LOGIN_ENDPOINT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId: 'jasmin', email, code })
  })
  expect([stranger.status, stranger.headers.getSetCookie().join()]).toEqual([
    401,
    expect.not.stringMatching(/cc-nx_jasmin=[^;]/)
  ])
  // It was not spent either.
  await session.login(byCode(email, code))
})

it('does not confirm a customer by the code that another browser asked for', async () => {
  const { session, ask, browser } = await openGuest()
  await session.login(byPassword(email, customer.password))
  const before = whose(await session.getAccessToken())
  const loginTime = browser.jar.get('login-time_jasmin')
  await ask()
  const stranger = await openGuest()
  await stranger.ask()
  const way = byCode(email, await readCode())
  const error = await failure(session.login({ ...way, body: { ...way.body, sameCustomer: true } }))
  expect(error).toMatchObject({ type: 'invalid-code' })
  expect(whose(await session.getAccessToken())).toEqual(before)
  expect(browser.jar.get('login-time_jasmin')).toBe(loginTime)
})

it('lets nobody try so many codes that the login service drops those of all others', async () => {
  const { session, ask } = await openGuest()
  await ask()
  const code = await readCode()
  const answers: unknown[] = []
  for (let tries = 1; tries <= 8; tries += 1)
    answers.push(await failure(session.login(byCode(email, other(code, tries)))))
  expect(answers.map(error => (error as { status: number }).status)).toEqual([
    ...Array<number>(6).fill(401),
    429,
    429
  ])
})

it('refuses what is no code, no address or no locale of the site without asking the login service', async () => {
  const { send } = await openGuest()
  const post = async (path: string, body: object) =>
    (
      await send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siteId: 'jasmin', ...body })
      })
    ).status
  await shop.count()
  expect(await post('/session/code', { email: '', locale: 'de-DE' })).toBe(400)
  expect(await post('/session/code', { email, locale: 'xx-XX' })).toBe(400)
  expect(await post('/session/code/login', { email, code: '1234567' })).toBe(400)
  expect(await post('/session/code/login', { email, code: '1234567x' })).toBe(400)
  expect(Object.keys(await shop.count()).filter(name => name.startsWith('slas'))).toEqual([])
})

it('confirms a customer who is logged in, whose session goes on as one of the private client', async () => {
  const { session, ask, browser } = await openGuest()
  await session.login(byPassword(email, customer.password))
  const { customerId } = whose(await session.getAccessToken())
  await ask()
  const way = byCode(email, await readCode())
  await session.login({ ...way, body: { ...way.body, sameCustomer: true } })
  expect(whose(await session.getAccessToken())).toMatchObject({ customerId, authType: 'registered' })
  browser.forgetAccessToken()
  expect(whose(await browser.openTab().session.getAccessToken()).customerId).toBe(customerId)
})

it('has no such addresses without a private client', async () => {
  const own = await startShop({
    environment: { COMMERCE_PRIVATE_CLIENT_ID: '', COMMERCE_PRIVATE_CLIENT_SECRET: '' }
  })
  const answer = await fetch(`${await own.startProcess()}${CODE_ENDPOINT}`, { method: 'POST' })
  expect(answer.status).not.toBe(202)
  await own.stop()
})

it('says neither code nor address on the log, nor in what fails', async () => {
  const said = listenToLogs()
  const { session, ask } = await openGuest()
  await ask()
  const code = await readCode()
  const wrong = await failure(session.login(byCode(email, other(code))))
  await shop.switchOn('slas', 'status', { status: 500 })
  const down = [await failure(session.login(byCode(email, code))), await (await ask()).text()]
  await shop.switchOff()
  await session.login(byCode(email, code))
  const words = said() + JSON.stringify([wrong, down, shop.reported]) + shop.reported.map(String).join()
  for (const secret of [code, other(code), email]) expect(words).not.toContain(secret)
})
