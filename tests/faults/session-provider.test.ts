import { parseAccessToken } from '../../app/platform/session/access-token'
import { listDevices, signOutDevices } from '../../app/platform/session/devices'
import { byPassword } from '../../app/platform/session/login-ways'
import { PROVIDER_START_ENDPOINT } from '../../app/platform/session/provider-return'
import {
  callLinkedAccounts,
  decideAtProvider,
  toListening,
  type ConsentForm
} from '../contract/provider-setup'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
})
// Each process counts for itself.
beforeEach(async () => {
  origin = await shop.startProcess()
})
afterEach(() => {
  shop.reported.splice(0)
  return shop.switchOff()
})
afterAll(() => shop.stop())

interface Start {
  provider?: string
  returnTo?: string
  link?: boolean
}

/** A browser with a guest, and what its tabs do at a provider. */
async function openGuest() {
  const browser = shop.openBrowser(origin)
  const { session, send } = browser.openTab()
  const guest = parseAccessToken(await session.getAccessToken())

  const post = ({ provider = 'google', returnTo = '/jasmin/de/account', link }: Start = {}) =>
    send(PROVIDER_START_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', locale: 'de-DE', provider, returnTo, link })
    })
  /** Goes to the provider; answers the address of its consent page. */
  async function start(options: Start = {}) {
    const { location } = (await (await post(options)).json()) as { location: string }
    const answer = await fetch(location, { redirect: 'manual' })
    return toListening(shop.platform, answer.headers.get('location'))
  }
  /** Decides there; answers the path of the shop's callback. */
  async function decide(consent: string, form: ConsentForm) {
    const { target } = await decideAtProvider(shop.platform, consent, form)
    return target.pathname + target.search
  }
  const comeBack = async (callback: string) => {
    const answer = await send(callback, { redirect: 'manual' })
    return { status: answer.status, location: answer.headers.get('location') }
  }
  const goThrough = async (form: ConsentForm, options?: Start) =>
    comeBack(await decide(await start(options), form))
  const whose = async () => parseAccessToken(await session.getAccessToken())
  return { browser, session, guest, post, start, decide, comeBack, goThrough, whose }
}

const other = (email: string): ConsentForm => ({ person: 'other', email })
const LOGIN = '/jasmin/de/login?'

describe('a login at a provider', () => {
  it('makes a customer of a new person, under the guest’s usid, and leads back to where it began', async () => {
    const { goThrough, whose, guest, browser } = await openGuest()
    const answer = await goThrough(other('start@people.example'), {
      returnTo: '/jasmin/de/checkout?step=delivery'
    })
    expect(answer).toEqual({ status: 303, location: '/jasmin/de/checkout?step=delivery' })
    expect(await whose()).toMatchObject({ authType: 'registered', usid: guest.usid })
    expect(browser.jar.get('session_jasmin')).toBe('registered')
    expect(browser.jar.get('entered_jasmin')).toBe('new')
    expect(browser.jar.header()).not.toContain('provider-login')
  })

  it.each([
    ['another host', 'https://evil.example/x'],
    ['another host without a scheme', '//evil.example/x'],
    ['a script', 'javascript:alert(1)'],
    ['the other site', '/puro/de/cart'],
    ['a very long address', `/jasmin/de/${'x'.repeat(1_200)}`]
  ])('leads to the account rather than to %s', async (_what, returnTo) => {
    const { goThrough } = await openGuest()
    const { location } = await goThrough(other('leads@people.example'), { returnTo })
    expect(location).toBe('/jasmin/de/account')
  })

  it('says so when the person refuses, and the guest stays', async () => {
    const { goThrough, whose, guest } = await openGuest()
    const { location } = await goThrough({ decision: 'refuse' }, { returnTo: '/jasmin/de/cart' })
    expect(location).toBe(`${LOGIN}provider=google&problem=refused&redirectUrl=%2Fcart`)
    expect(await whose()).toEqual(guest)
  })

  it('leads back to the login page that has a wish, with it, whether the person accepts or refuses', async () => {
    const { goThrough } = await openGuest()
    const returnTo = '/jasmin/de/login?redirectUrl=%2Fshop&wish=100000000000000101'
    const { location } = await goThrough({ decision: 'refuse' }, { returnTo })
    expect(location).toBe(
      `${LOGIN}provider=google&problem=refused&redirectUrl=%2Fshop&wish=100000000000000101`
    )
    const accepted = await goThrough(other('wishing@people.example'), { returnTo })
    expect(accepted.location).toBe(returnTo)
  })

  it('never logs in to an account that has the same address, but asks to log in and link', async () => {
    const { goThrough, whose, guest, browser } = await openGuest()
    const { location } = await goThrough({ person: 'customer' })
    expect(location).toBe(`${LOGIN}provider=google&problem=existing&redirectUrl=%2Faccount%2Fdata`)
    expect(await whose()).toEqual(guest)
    expect(browser.jar.get('entered_jasmin')).toBeUndefined()
    expect(shop.reported).toEqual([])
  })

  it('refuses a person whose address the provider has not confirmed', async () => {
    const { goThrough, whose, guest } = await openGuest()
    const { location } = await goThrough({ person: 'unverified' }, { returnTo: '/jasmin/de/cart' })
    expect(location).toBe(`${LOGIN}provider=google&problem=unverified&redirectUrl=%2Fcart`)
    expect(await whose()).toEqual(guest)
  })

  it('keeps two tabs apart, each of which returns to its own page', async () => {
    const { start, decide, comeBack } = await openGuest()
    const first = await start({ returnTo: '/jasmin/de/cart' })
    const second = await start({ returnTo: '/jasmin/de/account/orders', provider: 'apple' })
    expect((await comeBack(await decide(first, other('tabs@people.example')))).location).toBe(
      '/jasmin/de/cart'
    )
    expect((await comeBack(await decide(second, { decision: 'refuse' }))).location).toMatch(
      'provider=apple&problem=refused&redirectUrl=%2Faccount%2Forders'
    )
  })

  it('takes the same attempt once: the back button leads to the account', async () => {
    const { start, decide, comeBack, whose } = await openGuest()
    const consent = await start({ returnTo: '/jasmin/de/cart' })
    await comeBack(await decide(consent, other('back@people.example')))
    const { customerId } = await whose()
    expect((await comeBack(await decide(consent, other('back@people.example')))).location).toBe(
      '/jasmin/de/account'
    )
    expect((await whose()).customerId).toBe(customerId)
  })

  it('gives nothing to another browser that has the address of the callback', async () => {
    const { start, decide } = await openGuest()
    const callback = await decide(await start(), other('stolen@people.example'))
    const thief = await openGuest()
    expect((await thief.comeBack(callback)).location).toBe(`${LOGIN}problem=expired`)
    expect(await thief.whose()).toEqual(thief.guest)
  })

  it.each([
    ['the code is refused', 'slas.getAccessToken', 'status', { status: 400 }],
    ['the login service has failed', 'slas.getAccessToken', 'status', { status: 500 }],
    ['nobody says whether the address is confirmed', 'slas.getUserInfo', 'status', { status: 500 }],
    ['nobody says whether the address has an account', 'custom.enterByProvider', 'status', { status: 404 }],
    ['the customer cannot be read', 'shopper-customers.getCustomer', 'status', { status: 500 }]
  ])('lets nobody in when %s', async (_what, operation, kind, more) => {
    const { start, decide, comeBack, whose, guest, browser } = await openGuest()
    const callback = await decide(await start(), other('fault@people.example'))
    await shop.switchOn(operation, kind, more)
    const said = listenToLogs()
    expect((await comeBack(callback)).location).toContain('problem=failed')
    await shop.switchOff()
    expect(await whose()).toEqual(guest)
    expect(browser.jar.get('cc-nx_jasmin')).toBeUndefined()
    expect(said() + String(shop.reported)).not.toMatch(/fault@people|code_verifier/)
  })

  it('keeps at most five attempts of a browser, and refuses a flood of them', async () => {
    const { post, browser } = await openGuest()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await post()).status)
    expect(browser.jar.header().match(/provider-login/g)).toHaveLength(5)
    expect(statuses.slice(-2)).toEqual([200, 429])
  })

  it('begins with nothing but a provider that the shop offers', async () => {
    const { post } = await openGuest()
    expect((await post({ provider: 'unknown' })).status).toBe(400)
    expect((await post({ link: true })).status).toBe(401)
  })
})

describe('linking a provider', () => {
  async function logIn() {
    const guest = await openGuest()
    await guest.session.login(byPassword(customer.username, customer.password))
    return guest
  }
  const list = async (token: string) =>
    (await callLinkedAccounts(shop.platform, token, 'GET', '/accounts')).body.c_accounts as object[]
  const LINK = { link: true, returnTo: '/jasmin/de/account/data' }

  it('leaves the customer logged in, and the provider logs them in from then on', async () => {
    const { goThrough, whose, session } = await logIn()
    const before = await whose()
    expect((await goThrough({ person: 'customer' }, LINK)).location).toBe('/jasmin/de/account/data')
    expect(await whose()).toEqual(before)
    expect(await list(await session.getAccessToken())).toMatchObject([{ authenticationProviderId: 'google' }])
    const later = await openGuest()
    expect((await later.goThrough({ person: 'customer' })).location).toBe('/jasmin/de/account')
    expect((await later.whose()).customerId).toBe(before.customerId)
    expect(later.browser.jar.get('entered_jasmin')).toBeDefined()
  })

  it('says that a provider account of another customer is taken', async () => {
    const owner = await openGuest()
    await owner.goThrough(other('taken@people.example'), { provider: 'apple' })
    const { goThrough } = await logIn()
    const { location } = await goThrough(other('taken@people.example'), { ...LINK, provider: 'apple' })
    expect(location).toBe('/jasmin/de/account/data?provider=apple&problem=taken')
  })

  const ATTEMPT = /provider-login-[\w-]+/

  it('takes a fresh login, also for a login that was changed into it', async () => {
    const { start, decide, comeBack, whose, session, browser } = await logIn()
    const { customerId } = await whose()
    const consent = await start({ returnTo: '/jasmin/de/account/data', provider: 'apple' })
    browser.jar.keep(['login-time_jasmin=; Path=/'])
    const [name = ''] = ATTEMPT.exec(browser.jar.header()) ?? []
    const written = browser.jar.get(name) ?? ''
    const attempt = JSON.parse(written.slice(written.indexOf('{'))) as object
    browser.jar.set(name, `${written.split('.', 1)[0]}.${JSON.stringify({ ...attempt, linkTo: customerId })}`)
    await comeBack(await decide(consent, other('thief@people.example')))
    expect((await whose()).customerId).toBe(customerId)
    expect(await list(await session.getAccessToken())).not.toContainEqual(
      expect.objectContaining({ authenticationProviderId: 'apple' })
    )
  })

  it('goes by the customer of the token, whatever the cookie beside it says', async () => {
    const victim = await logIn()
    const { customerId } = await victim.whose()
    const thief = await openGuest()
    await thief.goThrough(other('swaps@people.example'))
    const { jar } = victim.browser
    const kept = jar.get('token_jasmin') ?? ''
    // A fresh login of the thief, in the browser that the victim has left logged in.
    for (const name of ['token_jasmin', 'login-time_jasmin']) jar.set(name, thief.browser.jar.get(name) ?? '')
    const { status } = await victim.post(LINK)
    expect(status).toBe(401)
    jar.set('token_jasmin', kept)
    expect((await victim.whose()).customerId).toBe(customerId)
  })

  it('links to no device that was signed out meanwhile', async () => {
    const { start, decide, comeBack, browser, whose } = await logIn()
    const callback = await decide(await start(LINK), other('signed-out@people.example'))
    const elsewhere = (await logIn()).browser.openTab()
    const [, device] = await listDevices(elsewhere.send, 'jasmin')
    await signOutDevices(elsewhere.send, 'jasmin', device!.id)
    browser.forgetAccessToken()
    expect((await comeBack(callback)).location).toContain('problem=expired')
    expect((await whose()).authType).toBe('guest')
  })

  it('links to nobody who has logged out meanwhile', async () => {
    const { start, decide, comeBack, session } = await logIn()
    const callback = await decide(await start(LINK), other('gone@people.example'))
    await session.logout()
    expect((await comeBack(callback)).location).toContain('problem=expired')
  })
})
