import { findByAccessCode } from '../../app/features/order/order-query'
import { registerCustomer } from '../../app/features/account/api/register-customer'
import { requestPasswordReset } from '../../app/features/account/api/password-reset'
import { checkGiftCertificate } from '../../app/features/basket/vouchers/gift-certificates'
import { signUp } from '../../app/features/newsletter/sign-up'
import { isBotCheckRefusal, withBotCheck, type BotCheckAction } from '../../app/platform/bot-check'
import { shopperOrders } from '../../app/platform/scapi/shopper-orders'
import { loginCodes } from '../../app/platform/session/login-codes'
import { byCode, byPassword } from '../../app/platform/session/login-ways'
import { submitCase } from '../../app/platform/side-services/web-to-case'
import { readMails } from '../contract/slas-mail-setup'
import { customer, startShop, type TestShop } from './session-setup'

/** The sandbox's keys for trials, of which none is a secret. */
const SITE_KEY = '1x00000000000000000000AA'
const SECRET = '1x0000000000000000000000000000000AA'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop({
    environment: platformOrigin => ({
      TURNSTILE_SITE_KEY: SITE_KEY,
      TURNSTILE_SECRET: SECRET,
      TURNSTILE_VERIFY_URL: `${platformOrigin}/turnstile/v0/siteverify`
    })
  })
})
afterAll(() => shop.stop())

type Tab = ReturnType<ReturnType<TestShop['openBrowser']>['openTab']>
type Way = [form: string, action: BotCheckAction, operation: string, call: Call]
type Call = (tab: Tab, token?: string) => Promise<unknown>

const EMAIL = 'ida@example.com'
const CASES = { organizationId: '00D000000000001', countryField: 'c', reasonField: 'r' }
const contact = {
  name: 'Ida',
  email: EMAIL,
  reason: 'Bestellung',
  description: 'Wo ist mein Tee?',
  country: 'DE',
  originUrl: 'http://localhost:3000/contact',
  returnUrl: 'http://localhost:3000/contact'
}

/** The calls of requirement 14.5 by the shop's own clients, with the operation that they reach at the platform. */
const ways: Way[] = [
  [
    'login',
    'login',
    'authenticateCustomer',
    ({ session }, token) => session.login(byPassword(customer.username, customer.password, token))
  ],
  [
    'the request of a login code',
    'login',
    'authorizePasswordlessCustomer',
    ({ platform }, token) =>
      platform.family(loginCodes).requestCode(customer.username, { botCheckToken: token })
  ],
  [
    'the request of a code that registers',
    'registration',
    'authorizePasswordlessCustomer',
    ({ platform }, token) =>
      platform.family(loginCodes).requestCode('new@example.com', { newcomer: {}, botCheckToken: token })
  ],
  [
    'registration',
    'registration',
    'registerCustomer',
    ({ platform }, token) =>
      registerCustomer(
        platform,
        { firstName: 'Ida', lastName: 'Tee', email: EMAIL, password: 'Teegarten7!' },
        token
      )
  ],
  [
    'the login that follows a registration',
    'registration',
    'authenticateCustomer',
    ({ session }, token) => session.login(byPassword(EMAIL, 'Teegarten7!', token))
  ],
  [
    'a reset mail',
    'reset',
    'sendPasswordResetEmail',
    ({ platform }, token) => requestPasswordReset(platform, customer.username, token)
  ],
  ['contact', 'contact', 'createCase', ({ send }, token) => submitCase(send, CASES, contact, token)],
  [
    'newsletter',
    'newsletter',
    'Account-SubmitGuestRegistration',
    ({ platform }, token) => signUp(platform, { email: EMAIL, source: 'form' }, token)
  ],
  [
    'the balance of a gift card',
    'giftCard',
    'GiftCert-CheckBalance',
    ({ platform }, token) => checkGiftCertificate(platform, 'TEE2-JW9S-8GDK-4MYE', token)
  ],
  [
    'the code of an order',
    'order',
    'requestOrderAccessCode',
    ({ platform }, token) =>
      platform
        .family(withBotCheck(shopperOrders, token))
        .requestOrderAccessCode({ orderNo: 'JAS00000042' }, { email: EMAIL })
  ],
  [
    'an order by its code',
    'order',
    'guestOrderLookup',
    ({ platform }, token) =>
      findByAccessCode(platform, 'JAS00000042', { email: EMAIL, orderViewCode: '123456', token })
  ]
]

/** A token as the widget of a page of the shop gets it. */
async function solve(action: BotCheckAction) {
  const query = new URLSearchParams({ sitekey: SITE_KEY, action, widget: 'w' })
  const frame = await fetch(`${shop.platform.origin}/turnstile/v0/frame?${query}`, {
    headers: { referer: `${origin}/jasmin/de/login` }
  })
  return /"token":"([^"]+)"/.exec(await frame.text())?.[1] ?? ''
}

async function countCalls(operation: string) {
  const answer = await fetch(`${shop.platform.origin}/control/stats/operations`)
  const counts = (await answer.json()) as Record<string, { requests: number }>
  return Object.entries(counts).reduce(
    (sum, [name, { requests }]) => (name.split('.').at(-1) === operation ? sum + requests : sum),
    0
  )
}

/** A guest's tab, at a process that has counted nobody's attempts yet. */
async function openTab() {
  origin = await shop.startProcess()
  const tab = shop.openBrowser(origin).openTab()
  await tab.session.getAccessToken()
  return tab
}

const wasRefused = (call: Promise<unknown>) => call.then(() => false, isBotCheckRefusal)

it.each(ways)('lets %s reach the platform with a token of its form, once', async (...way) => {
  const [, action, operation, call] = way
  const tab = await openTab()
  const token = await solve(action)
  const before = await countCalls(operation)
  expect(await wasRefused(call(tab, token))).toBe(false)
  expect(await countCalls(operation)).toBe(before + 1)
  expect(await wasRefused(call(tab, token))).toBe(true)
  expect(await countCalls(operation)).toBe(before + 1)
})

it.each(ways)(
  'asks the platform nothing for %s without a token, or with one of another form',
  async (...way) => {
    const [, action, operation, call] = way
    const tab = await openTab()
    const before = await countCalls(operation)
    expect(await wasRefused(call(tab))).toBe(true)
    expect(await wasRefused(call(tab, 'made-up'))).toBe(true)
    const another = await solve(action === 'contact' ? 'newsletter' : 'contact')
    expect(await wasRefused(call(tab, another))).toBe(true)
    expect(await countCalls(operation)).toBe(before)
  }
)

it('verifies one token for a whole registration by a code, and none with the code', async () => {
  const tab = await openTab()
  const email = 'once@example.com'
  const token = await solve('registration')
  const before = await countCalls('verifyBotCheck')
  await tab.platform.family(loginCodes).requestCode(email, { newcomer: {}, botCheckToken: token })
  const code = (await readMails(shop.platform, 'login-code', email))[0]?.document.token ?? ''
  expect(await tab.session.login(byCode(email, code))).toEqual({ isNewCustomer: true })
  expect(await countCalls('verifyBotCheck')).toBe(before + 1)
  expect(tab.session.getState()).toBe('registered')
})

it("opens an order by its own token without a form's", async () => {
  const { platform } = await openTab()
  const before = await countCalls('guestOrderLookup')
  const asked = platform.orders.guestOrderLookup(
    { orderNo: 'JAS00000042' },
    { orderViewCode: 'x'.repeat(43) }
  )
  expect(await wasRefused(asked)).toBe(false)
  expect(await countCalls('guestOrderLookup')).toBe(before + 1)
})
