import { helpers } from 'commerce-sdk-isomorphic'
import { ORGANIZATION } from './session-setup'
import { SECRET } from './shop-setup'
import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { createPrivateSlas, readMails } from './slas-mail-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

const CHANGES = `/custom/account-security/v1/organizations/${ORGANIZATION}/email-changes`
const CUSTOMERS = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`

type Shopper = { token: string; customerId: string; login: string }

async function call(method: string, path: string, { token }: { token: string }, body?: object) {
  const answer = await fetch(`${sandbox.origin}${path}?siteId=jasmin&locale=en-GB`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body)
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}
const readCustomer = async (shopper: Shopper) =>
  (await call('GET', `${CUSTOMERS}/${shopper.customerId}`, shopper)).body
const readEmail = async (shopper: Shopper) => (await readCustomer(shopper)).email
/** Every registered shopper's. */
const password = 'Teegarten7!'
const readCode = async (email: string) =>
  (await readMails(sandbox, 'email-code', email))[0]?.document.code ?? ''

it('changes an e-mail address by the code that was sent to the new one, and tells the old one', async () => {
  const shopper = await sandbox.register()
  const email = `new-${shopper.login}`
  expect(await call('POST', CHANGES, shopper, { email })).toEqual({
    status: 202,
    body: { needsPassword: true }
  })
  expect(await readEmail(shopper)).toBe(shopper.login)
  const code = await readCode(email)
  expect(code).toMatch(/^\d{8}$/)
  expect(await call('POST', `${CHANGES}/confirm`, shopper, { code, password })).toEqual({
    status: 200,
    body: { email }
  })
  expect(await readCustomer(shopper)).toMatchObject({ email, login: email })
  await expect(sandbox.loginCustomer({ username: email, password })).resolves.toHaveProperty('usid')
  await expect(sandbox.loginCustomer({ username: shopper.login, password })).rejects.toBeDefined()
  const [notice] = await readMails(sandbox, 'email-changed', shopper.login)
  expect(notice?.document.text).toMatch(/^Your email address has been changed/)
  expect(JSON.stringify(notice)).not.toContain(email)
})

it('takes a code once, and of its own customer only', async () => {
  const [shopper, other] = [await sandbox.register(), await sandbox.register()]
  const email = `once-${shopper.login}`
  await call('POST', CHANGES, shopper, { email })
  const code = await readCode(email)
  const confirm = (by: Shopper) => call('POST', `${CHANGES}/confirm`, by, { code, password })
  expect((await confirm(other)).body.type).toMatch(/\/invalid-code$/)
  expect((await confirm(shopper)).status).toBe(200)
  expect((await confirm(shopper)).status).toBe(400)
  expect(await readEmail(other)).toBe(other.login)
})

it('takes no code of a login for a new address, and none of a new address for a login', async () => {
  const shopper = await sandbox.register()
  const email = `purpose-${shopper.login}`
  await call('POST', CHANGES, shopper, { email })
  const credentials = { clientSecret: SECRET }
  const slasClient = createPrivateSlas(sandbox)
  const parameters = { userid: shopper.login, mode: 'email', locale: 'de-DE' }
  await helpers.authorizePasswordless({ slasClient, credentials, parameters })
  const loginCode = (await readMails(sandbox, 'login-code', shopper.login))[0]?.document.token ?? ''
  const emailCode = await readCode(email)
  const confirm = (code: string) => call('POST', `${CHANGES}/confirm`, shopper, { code, password })
  const enter = (pwdlessLoginToken: string) =>
    helpers.getPasswordLessAccessToken({ slasClient, credentials, parameters: { pwdlessLoginToken } })

  expect(await confirm(loginCode)).toMatchObject({ status: 400 })
  await expect(enter(emailCode)).rejects.toMatchObject({ response: { status: 400 } })
  await expect(enter(loginCode)).resolves.toMatchObject({ customer_id: shopper.customerId })
  expect(await confirm(emailCode)).toMatchObject({ status: 200 })
})

it('needs the password of a customer who has one, and keeps the code while it is wrong', async () => {
  const shopper = await sandbox.register()
  await call('POST', CHANGES, shopper, { email: `secret-${shopper.login}` })
  const code = await readCode(`secret-${shopper.login}`)
  const confirm = (password?: string) => call('POST', `${CHANGES}/confirm`, shopper, { code, password })
  for (const wrong of [undefined, 'wrong'])
    expect(await confirm(wrong)).toMatchObject({
      status: 403,
      body: { type: expect.stringMatching(/\/invalid-current-password$/) }
    })
  expect((await confirm(password)).status).toBe(200)
})

it('asks a customer without a passkey for the password, also when the profile says that it is off', async () => {
  const shopper = await sandbox.register()
  await call('PATCH', `${CUSTOMERS}/${shopper.customerId}`, shopper, { c_passwordOff: true })
  const email = `off-${shopper.login}`
  expect((await call('POST', CHANGES, shopper, { email })).body).toEqual({ needsPassword: true })
  const code = await readCode(email)
  expect((await call('POST', `${CHANGES}/confirm`, shopper, { code })).status).toBe(403)
})

it('answers the same for an address that has an account, whose owner gets a note in place of a code', async () => {
  const [shopper, owner] = [await sandbox.register(), await sandbox.register()]
  const free = await call('POST', CHANGES, shopper, { email: `free-${shopper.login}` })
  const code = await readCode(`free-${shopper.login}`)
  expect(await call('POST', CHANGES, shopper, { email: owner.login.toUpperCase() })).toEqual(free)
  expect(await readMails(sandbox, 'email-code', owner.login.toUpperCase())).toEqual([])
  const [note] = await readMails(sandbox, 'email-taken', owner.login.toUpperCase())
  expect(note?.document.text).toMatch(/^This email address already has an account/)
  // The code before it is void, as after any other request.
  expect((await call('POST', `${CHANGES}/confirm`, shopper, { code, password })).status).toBe(400)
})

it('refuses an address that has got an account since the code was sent', async () => {
  const shopper = await sandbox.register()
  const email = `late-${shopper.login}`
  await call('POST', CHANGES, shopper, { email })
  const code = await readCode(email)
  const guest = await sandbox.loginGuest()
  const customer = { login: email, email, lastName: 'Berg' }
  await call('POST', CUSTOMERS, guest, { customer, password })
  const { body } = await call('POST', `${CHANGES}/confirm`, shopper, { code, password })
  expect(body.type).toMatch(/\/login-already-in-use$/)
  expect(await readEmail(shopper)).toBe(shopper.login)
})

it('takes the newsletter along to the new address', async () => {
  const shopper = await sandbox.register()
  const email = `news-${shopper.login}`
  const patch = (changes: object) => call('PATCH', `${CUSTOMERS}/${shopper.customerId}`, shopper, changes)
  await call(
    'POST',
    `/custom/marketing-messaging/v1/organizations/${ORGANIZATION}/subscription/state`,
    shopper,
    { c_email: shopper.login, c_subscription_state: 'subscribed' }
  )
  await call('POST', CHANGES, shopper, { email })
  await call('POST', `${CHANGES}/confirm`, shopper, { code: await readCode(email), password })
  await patch({ c_newsletter: null })
  // An address that is on the list is not asked again.
  expect((await patch({ c_newsletter: true })).body).toMatchObject({ c_newsletter: true })
  expect(await readMails(sandbox, 'newsletter-confirmation', email)).toEqual([])
})

it('voids a code after ten wrong ones, and refuses the sixth request in ten minutes', async () => {
  const shopper = await sandbox.register()
  const email = `guessed-${shopper.login}`
  await call('POST', CHANGES, shopper, { email })
  const code = await readCode(email)
  for (let guess = 0; guess < 10; guess += 1)
    await call('POST', `${CHANGES}/confirm`, shopper, { code: `guess-${guess}` })
  expect((await call('POST', `${CHANGES}/confirm`, shopper, { code })).status).toBe(400)
  for (let time = 0; time < 4; time += 1) await call('POST', CHANGES, shopper, { email })
  expect((await call('POST', CHANGES, shopper, { email })).status).toBe(429)
})

it('refuses guests, and addresses that are none', async () => {
  const guest = await sandbox.loginGuest()
  expect((await call('POST', CHANGES, guest, { email: 'ida@example.com' })).status).toBe(403)
  expect((await call('POST', CHANGES, await sandbox.register(), { email: 'ida' })).status).toBe(400)
})

it.each([
  ['en-GB', /^Your (password|email address) has been changed|^A login on a new device/],
  ['de_DE', /^Ihr Passwort|^Ihre E-Mail-Adresse|^Anmeldung auf einem neuen Gerät/]
])('tells a customer whose locale is %s of changes in their language', async (preferredLocale, subjects) => {
  const shopper = await sandbox.register()
  const path = `${CUSTOMERS}/${shopper.customerId}`
  await call('PATCH', path, shopper, { preferredLocale })
  const note = (...names: string[]) =>
    call('PATCH', path, shopper, {
      // The mail about a new device ignores the language that this device sets.
      preferredLocale: 'fr-FR',
      c_devices: JSON.stringify({ devices: names.map(name => ({ id: name, name })) })
    })
  await note('Chrome, Windows')
  await call('PATCH', path, shopper, { preferredLocale })
  await note('Safari, iPhone', 'Chrome, Windows')
  await call('PATCH', path, shopper, { preferredLocale })
  await note('Safari, iPhone')
  const notices = await readMails(sandbox, 'new-device', shopper.login)
  expect(notices.map(({ document }) => document.device)).toEqual(['Safari, iPhone'])
  await call('PATCH', path, shopper, { preferredLocale })
  await call('PATCH', path, shopper, { email: `new-${shopper.login}` })
  await call('PATCH', path, shopper, { email: shopper.login })
  await call('PUT', `${path}/password`, shopper, {
    currentPassword: password,
    password: 'Kamille9?gut'
  })
  const changed = [
    ...(await readMails(sandbox, 'password-changed', shopper.login)),
    ...(await readMails(sandbox, 'email-changed', shopper.login))
  ]
  expect(changed).toHaveLength(2)
  for (const { document } of [...notices, ...changed]) expect(document.text).toMatch(subjects)
})
