import { parseAccessToken } from '../../app/platform/session/access-token'
import { byCode, byPassword } from '../../app/platform/session/login-ways'
import { CODE_ENDPOINT } from '../../app/platform/session/session'
import { readMails } from '../contract/slas-mail-setup'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'

let shop: TestShop
let origin: string

beforeEach(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => shop.stop())

const NEW = 'nora@example.com'
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )
const readCode = async (email: string) =>
  (await readMails(shop.platform, 'login-code', email))[0]?.document.token ?? ''

async function openGuest() {
  const tab = shop.openBrowser(origin).openTab()
  const guest = parseAccessToken(await tab.session.getAccessToken())
  const register = (email: string, newcomer: object | undefined = {}) =>
    tab.send(CODE_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', email, locale: 'en-DE', newcomer })
    })
  const readCustomer = async () => {
    const token = await tab.session.getAccessToken()
    const { customerId } = parseAccessToken(token)
    return (await shop.platform.getCustomer(customerId, token)).body
  }
  return { ...tab, guest, register, readCustomer }
}

it('makes an account of an address and the code that went there, under the guest’s usid', async () => {
  const { session, guest, register, readCustomer } = await openGuest()
  expect((await register(NEW)).status).toBe(202)
  expect(await session.login(byCode(NEW, await readCode(NEW)))).toEqual({ isNewCustomer: true })
  expect(parseAccessToken(await session.getAccessToken())).toMatchObject({
    authType: 'registered',
    usid: guest.usid
  })
  expect(await readCustomer()).toMatchObject({
    login: NEW,
    email: NEW,
    lastName: '-',
    c_passwordOff: true
  })
  const [welcome] = await readMails(shop.platform, 'welcome', NEW)
  expect(welcome?.document).toMatchObject({ firstName: '', lastName: '' })
})

it('takes the names that are known into the account', async () => {
  const { session, register, readCustomer } = await openGuest()
  await register(NEW, { firstName: ' Nora ', lastName: 'Berg' })
  await session.login(byCode(NEW, await readCode(NEW)))
  expect(await readCustomer()).toMatchObject({ firstName: 'Nora', lastName: 'Berg' })
})

it('comes back to the account by another code, as no new customer, with what was changed since', async () => {
  const { session, register } = await openGuest()
  await register(NEW)
  await session.login(byCode(NEW, await readCode(NEW)))
  await session.logout()
  await shop.setPlatformClock(60_000)
  await register(NEW, { firstName: 'Eve', lastName: 'Moor' })
  expect(await session.login(byCode(NEW, await readCode(NEW)))).toEqual({ isNewCustomer: false })
})

it('answers alike for an address that has an account, whose code logs in to it', async () => {
  const known = await openGuest()
  const email = customer.username
  const answers = [await known.register(email), await known.register(NEW)]
  const said = await Promise.all(answers.map(async answer => [answer.status, await answer.text()]))
  expect(said[0]).toEqual(said[1])
  await known.session.login(byCode(email, await readCode(email)))
  expect(await known.readCustomer()).not.toMatchObject({ lastName: '-' })
  const { customerId } = parseAccessToken(await known.session.getAccessToken())
  await known.session.logout()
  await known.session.login(byPassword(email, customer.password))
  expect(parseAccessToken(await known.session.getAccessToken()).customerId).toBe(customerId)
})

it('makes no account of a wrong code, and sends none to an unknown address for a login', async () => {
  const { session, register } = await openGuest()
  await register(NEW, undefined)
  await session.getAccessToken()
  const { send } = await openGuest()
  const login = { siteId: 'jasmin', email: 'nobody@example.com', locale: 'en-DE' }
  await send(CODE_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login)
  })
  expect(await readCode('nobody@example.com')).toBe('')
  const code = await readCode(NEW)
  const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
  expect(await failure(session.login(byCode(NEW, wrong)))).toMatchObject({ type: 'invalid-code' })
  expect(await readMails(shop.platform, 'welcome', NEW)).toEqual([])
})

it.each([{ firstName: 'x'.repeat(257) }, { lastName: '' }, { lastName: 7 }])(
  'refuses a name like %j before the login service is asked',
  async newcomer => {
    const { register } = await openGuest()
    await shop.count()
    expect((await register(NEW, newcomer)).status).toBe(400)
    expect(Object.keys(await shop.count()).filter(name => name.startsWith('slas'))).toEqual([])
  }
)

it('says neither name, address nor code on the log', async () => {
  const said = listenToLogs()
  const { session, register } = await openGuest()
  await register(NEW, { firstName: 'Noraline', lastName: 'Bergmann' })
  const code = await readCode(NEW)
  await shop.switchOn('slas', 'status', { status: 500 })
  await register(NEW, { firstName: 'Noraline', lastName: 'Bergmann' })
  await failure(session.login(byCode(NEW, code)))
  await shop.switchOff()
  await session.login(byCode(NEW, code))
  const words = said() + JSON.stringify(shop.reported) + shop.reported.map(String).join()
  for (const secret of [code, NEW, 'Noraline', 'Bergmann']) expect(words).not.toContain(secret)
})
