import { parseAccessToken } from '../../app/platform/session/access-token'
import { byCode, byPassword, withPasswordOff } from '../../app/platform/session/login-ways'
import { CODE_ENDPOINT } from '../../app/platform/session/session'
import { callLinkedAccounts } from '../contract/provider-setup'
import { ORGANIZATION } from '../contract/session-setup'
import { readMails } from '../contract/slas-mail-setup'
import { createPasskeyTabs, failure } from './passkey-tabs'
import { customer, startShop } from './session-setup'
import type { Place } from './ways-setup'

const email = customer.username
const at = {} as Place

beforeEach(async () => {
  at.shop = await startShop()
  at.origin = await at.shop.startProcess()
})
afterEach(() => at.shop.stop())

const { openTab, addPasskey } = createPasskeyTabs(at)

/** What the platform says to a password, around the shop. */
async function tryPassword(password: string) {
  const attempt = at.shop.platform.loginCustomer({ username: email, password })
  return attempt.then(
    () => 'taken',
    () => 'refused'
  )
}
const readCustomer = async (tab: Awaited<ReturnType<typeof openTab>>) => {
  const token = await tab.session.getAccessToken()
  return at.shop.platform
    .createCustomersClient(token)
    .getCustomer({ parameters: { customerId: parseAccessToken(token).customerId } })
}

async function askForNewAddress(token: string): Promise<unknown> {
  const path = `/custom/account-security/v1/organizations/${ORGANIZATION}/email-changes`
  const answer = await fetch(`${at.shop.platform.origin}${path}?siteId=jasmin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'neue.adresse@example.com' })
  })
  return answer.json()
}

describe('a password that is switched off', () => {
  it('is refused by the platform too; passkey and this browser stay, other sessions end', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    const device = await addPasskey(owner)
    const other = await openTab()
    await other.logInByPassword()
    await owner.session.login(withPasswordOff(customer.password))
    expect(await readCustomer(owner)).toMatchObject({ c_passwordOff: true })
    expect(await owner.list()).toHaveLength(1)
    expect(await tryPassword(customer.password)).toBe('refused')
    const ways = await callLinkedAccounts(
      at.shop.platform,
      await owner.session.getAccessToken(),
      'GET',
      '/accounts'
    )
    expect(ways.body.c_otherWays).toEqual(['passkey', 'code'])
    expect(await askForNewAddress(await owner.session.getAccessToken())).toEqual({ needsPassword: false })
    const guest = await openTab()
    expect(await failure(guest.logInByPassword())).toMatchObject({ type: 'invalid-credentials' })
    await guest.logIn(device.get(await guest.getOptions()))
    expect(await readCustomer(guest)).toMatchObject({ c_passwordOff: true })
    expect(await other.post('list')).toMatchObject({ status: 401 })
  })

  it('stays on after a wrong one was typed, and without a passkey', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    expect(await failure(owner.session.login(withPasswordOff(customer.password)))).toMatchObject({
      status: 409,
      type: 'passkey-needed'
    })
    await addPasskey(owner)
    expect(await failure(owner.session.login(withPasswordOff('Falsch7!')))).toMatchObject({
      type: 'invalid-credentials'
    })
    expect(await readCustomer(owner)).toMatchObject({ c_passwordOff: false })
    expect(await tryPassword(customer.password)).toBe('taken')
  })

  it('takes a fresh login', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    await addPasskey(owner)
    owner.browser.jar.keep(['login-time_jasmin=; Path=/'])
    expect(await failure(owner.session.login(withPasswordOff(customer.password)))).toMatchObject({
      status: 403,
      type: 'fresh-login-required'
    })
    expect(await tryPassword(customer.password)).toBe('taken')
  })

  it('is on again after a login with a new one, which a mail has set', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    await addPasskey(owner)
    await owner.session.login(withPasswordOff(customer.password))
    const reset = at.shop.platform.createCustomersClient((await at.shop.platform.loginGuest()).access_token)
    await reset.getResetPasswordToken({ body: { login: email } })
    const resetToken = (await readMails(at.shop.platform, 'password-reset', email))[0]?.document.token ?? ''
    await reset.resetPassword({ body: { login: email, resetToken, newPassword: 'Kanne2027?' } })
    const again = await openTab()
    await again.session.login(byPassword(email, 'Kanne2027?'))
    expect(await readCustomer(again)).toMatchObject({ c_passwordOff: false })
  })

  it('leaves the code: with it a customer removes a lost passkey and sets up a new one', async () => {
    const owner = await openTab()
    await owner.logInByPassword()
    const lost = await addPasskey(owner)
    await owner.session.login(withPasswordOff(customer.password))
    const recovered = await openTab()
    await recovered.send(CODE_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', email, locale: 'de-DE' })
    })
    const [mail] = await readMails(at.shop.platform, 'login-code', email)
    await recovered.session.login(byCode(email, mail?.document.token ?? ''))
    expect((await recovered.post('remove', { id: lost.id })).status).toBe(200)
    const found = await addPasskey(recovered, 'Neues Telefon')
    const guest = await openTab()
    await guest.logIn(found.get(await guest.getOptions()))
    expect(await guest.list()).toMatchObject([{ name: 'Neues Telefon' }])
  })
})

it('keeps the last passkey of an account without a password where the shop sends no codes', async () => {
  await at.shop.stop()
  at.shop = await startShop({
    environment: { COMMERCE_PRIVATE_CLIENT_ID: '', COMMERCE_PRIVATE_CLIENT_SECRET: '' }
  })
  at.origin = await at.shop.startProcess()
  const owner = await openTab()
  await owner.logInByPassword()
  const [first, second] = [await addPasskey(owner), await addPasskey(owner, 'Laptop')]
  await owner.session.login(withPasswordOff(customer.password))
  expect((await owner.post('remove', { id: first.id })).status).toBe(200)
  expect((await owner.post('remove', { id: second.id })).status).toBe(409)
})
