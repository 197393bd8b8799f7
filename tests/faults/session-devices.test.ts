import { listDevices, signOutDevices } from '../../app/platform/session/devices'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { byPassword } from '../../app/platform/session/login-ways'
import { customer, startShop, type TestShop } from './session-setup'

let shop: TestShop
let processes: string[]

beforeEach(async () => {
  shop = await startShop()
  processes = [await shop.startProcess(), await shop.startProcess()]
})
afterEach(() => shop.stop())

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const NOTEBOOK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

/** A browser of the sample customer, at one of the two processes. */
async function logIn(
  userAgent: string,
  { place = 0, browser = shop.openBrowser(processes[place]!), locale = 'de-DE' } = {}
) {
  const tab = browser.openTab()
  const send: typeof fetch = (input, init) =>
    tab.send(input, { ...init, headers: { ...(init?.headers as object), 'user-agent': userAgent } })
  const logInNow = async () => {
    const { endpoint, body } = byPassword(customer.username, customer.password)
    await send(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', locale, ...body })
    })
  }
  await logInNow()
  return {
    browser,
    logInNow,
    list: () => listDevices(send, 'jasmin'),
    signOut: (device?: string) => signOutDevices(send, 'jasmin', device),
    /** As at the next refresh: the browser has dropped its access token. */
    async renew(at = place) {
      browser.forgetAccessToken()
      const session = browser.openTab({ origin: processes[at] }).session
      return parseAccessToken(await session.getAccessToken()).authType
    }
  }
}

const readNotices = async () => {
  const answer = await fetch(`${shop.platform.origin}/control/outbox`)
  const { mails = [] } = (await answer.json()) as { mails?: { kind: string; document: { device: string } }[] }
  return mails.filter(({ kind }) => kind === 'new-device').map(({ document }) => document.device)
}

it('lists the browsers that are signed in, in words and days, and which is this one', async () => {
  const notebook = await logIn(NOTEBOOK)
  const phone = await logIn(PHONE, { place: 1 })
  const today = new Date().toISOString().slice(0, 10)
  expect(await notebook.list()).toEqual([
    { id: expect.any(String), name: 'Safari, iPhone', first: today, last: today, isThis: false },
    { id: expect.any(String), name: 'Chrome, Windows', first: today, last: today, isThis: true }
  ])
  expect((await phone.list()).map(({ isThis }) => isThis)).toEqual([true, false])
})

it('has the customer mailed about a login on a new device, not about the first one or another login there', async () => {
  const notebook = await logIn(NOTEBOOK)
  await logIn(PHONE)
  await notebook.browser.openTab().session.logout()
  await notebook.logInNow()
  expect(await readNotices()).toEqual(['Safari, iPhone'])
})

it('has mails written in the language in which the customer has logged in last', async () => {
  await logIn(NOTEBOOK, { locale: 'en-DE' })
  await logIn(PHONE, { locale: 'nonsense' })
  const answer = await fetch(`${shop.platform.origin}/control/outbox`)
  const { mails } = (await answer.json()) as { mails: { document: { text: string } }[] }
  expect(mails.map(({ document }) => document.text)).toEqual([
    expect.stringMatching(/^A login on a new device/)
  ])
})

it('lists a device no more after its logout', async () => {
  const [notebook, phone] = [await logIn(NOTEBOOK), await logIn(PHONE)]
  await phone.browser.openTab().session.logout()
  expect((await notebook.list()).map(({ name }) => name)).toEqual(['Chrome, Windows'])
})

it('ends one device at its next refresh, at every process, and asks to log in again there', async () => {
  const [notebook, phone] = [await logIn(NOTEBOOK), await logIn(PHONE, { place: 1 })]
  const [other] = await notebook.list()
  await notebook.signOut(other!.id)
  expect((await notebook.list()).map(({ name }) => name)).toEqual(['Chrome, Windows'])
  expect(await phone.renew()).toBe('guest')
  expect(phone.browser.jar.get('session_jasmin')).toBe('lapsed')
  expect(await notebook.renew()).toBe('registered')
})

it('opens nothing with a kept refresh cookie after signing out everywhere', async () => {
  const [notebook, phone] = [await logIn(NOTEBOOK), await logIn(PHONE, { place: 1 })]
  await notebook.signOut()
  expect(await phone.renew()).toBe('guest')
  await notebook.browser.openTab().session.logout()
  expect(await notebook.renew(1)).toBe('guest')
  expect(shop.reported).toEqual([])
})

it('ends a stolen copy of the cookies when the browser logs in again', async () => {
  const notebook = await logIn(NOTEBOOK)
  const thief = shop.openBrowser(processes[1]!)
  for (const name of notebook.browser.jar.names()) thief.jar.set(name, notebook.browser.jar.get(name) ?? '')
  await notebook.logInNow()
  thief.forgetAccessToken()
  const { authType } = parseAccessToken(await thief.openTab().session.getAccessToken())
  expect(authType).toBe('guest')
  expect(await notebook.renew()).toBe('registered')
})

it('logs in and renews without a note while the platform cannot save one', async () => {
  await shop.switchOn('shopper-customers.updateCustomer', 'status', { status: 503 })
  const notebook = await logIn(NOTEBOOK)
  expect(await notebook.renew()).toBe('registered')
  await shop.switchOff()
  expect(await notebook.renew()).toBe('registered')
  expect((await notebook.list()).map(({ name }) => name)).toHaveLength(1)
})

it('shows no devices to guests', async () => {
  const tab = shop.openBrowser(processes[0]!).openTab()
  await tab.session.getAccessToken()
  await expect(listDevices(tab.send, 'jasmin')).rejects.toMatchObject({ status: 401 })
})
