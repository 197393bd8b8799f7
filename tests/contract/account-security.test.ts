import { ORGANIZATION } from './session-setup'
import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { readMails } from './slas-mail-setup'

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
const readEmail = async (shopper: Shopper) =>
  (await call('GET', `${CUSTOMERS}/${shopper.customerId}`, shopper)).body.email
const readCode = async (email: string) =>
  (await readMails(sandbox, 'email-code', email))[0]?.document.code ?? ''

it('changes an e-mail address by the code that was sent to the new one, and tells the old one', async () => {
  const shopper = await sandbox.register()
  const email = `new-${shopper.login}`
  expect((await call('POST', CHANGES, shopper, { email })).status).toBe(202)
  expect(await readEmail(shopper)).toBe(shopper.login)
  const code = await readCode(email)
  expect(code).toMatch(/^\d{8}$/)
  expect(await call('POST', `${CHANGES}/confirm`, shopper, { code })).toEqual({
    status: 200,
    body: { email }
  })
  expect(await readEmail(shopper)).toBe(email)
  const [notice] = await readMails(sandbox, 'email-changed', shopper.login)
  expect(notice?.document.text).toMatch(/^Your email address has been changed/)
  expect(JSON.stringify(notice)).not.toContain(email)
})

it('takes a code once, and of its own customer only', async () => {
  const [shopper, other] = [await sandbox.register(), await sandbox.register()]
  const email = `once-${shopper.login}`
  await call('POST', CHANGES, shopper, { email })
  const code = await readCode(email)
  const confirm = (by: Shopper) => call('POST', `${CHANGES}/confirm`, by, { code })
  expect((await confirm(other)).body.type).toMatch(/\/invalid-code$/)
  expect((await confirm(shopper)).status).toBe(200)
  expect((await confirm(shopper)).status).toBe(400)
  expect(await readEmail(other)).toBe(other.login)
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

it('tells a customer by mail of a changed password and of a device that was not there before', async () => {
  const shopper = await sandbox.register()
  const note = (...names: string[]) =>
    call('PATCH', `${CUSTOMERS}/${shopper.customerId}`, shopper, {
      c_devices: JSON.stringify({ devices: names.map(name => ({ id: name, name })) })
    })
  await note('Chrome, Windows')
  await note('Safari, iPhone', 'Chrome, Windows')
  await note('Safari, iPhone')
  const notices = await readMails(sandbox, 'new-device', shopper.login)
  expect(notices.map(({ document }) => document.device)).toEqual(['Safari, iPhone'])
  await call('PUT', `${CUSTOMERS}/${shopper.customerId}/password`, shopper, {
    currentPassword: 'Teegarten7!',
    password: 'Kamille9?gut'
  })
  expect(await readMails(sandbox, 'password-changed', shopper.login)).toHaveLength(1)
})
