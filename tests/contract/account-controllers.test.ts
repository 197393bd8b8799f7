import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { ORGANIZATION, readRefusal } from './session-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

interface Mail {
  recipient: string
  kind: string
  document: Record<string, string>
}
const readMails = async (recipient: string) => {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as { mails: Mail[] }
  return mails.filter(mail => mail.recipient === recipient)
}

describe('Account-CheckResetToken', () => {
  it('checks the token of a password reset without spending it', async () => {
    const shopper = await sandbox.register()
    await shopper.customers.getResetPasswordToken({ body: { login: shopper.login } })
    const token = (await readMails(shopper.login))[0]?.document.token ?? ''
    const check = (given: string, site: 'jasmin' | 'puro' = 'jasmin') =>
      sandbox.nobody(site).call('POST', 'Account-CheckResetToken', { token: given })
    const refusal = {
      status: 200,
      body: { success: false, error: true, errorMessage: expect.stringContaining('Link') }
    }

    for (let times = 0; times < 2; times += 1)
      expect(await check(token)).toEqual({ status: 200, body: { success: true } })
    expect(await check('guessed')).toEqual(refusal)
    expect((await check(token, 'puro')).body.success).toBe(false)
    await sandbox.nobody().call('POST', 'Account-SaveNewPassword', { token, password: 'Teegarten8!' })
    expect(await check(token)).toEqual(refusal)
  })

  it('refuses a token that is too old', async () => {
    const shopper = await sandbox.register()
    await shopper.customers.getResetPasswordToken({ body: { login: shopper.login } })
    const token = (await readMails(shopper.login))[0]?.document.token
    sandbox.setClock(30 * 60_000 + 1)
    const answer = await sandbox.nobody().call('POST', 'Account-CheckResetToken', { token })
    sandbox.setClock(0)
    expect(answer.body.success).toBe(false)
  })
})

describe('Account-SaveNewPassword', () => {
  it('sets the password once with the token of the mail', async () => {
    const shopper = await sandbox.register()
    await shopper.customers.getResetPasswordToken({ body: { login: shopper.login } })
    const token = (await readMails(shopper.login))[0]?.document.token ?? ''
    const save = (password: string, given = token) =>
      sandbox.nobody().call('POST', 'Account-SaveNewPassword', { token: given, password })

    expect(await save('Teegarten8!', 'guessed')).toMatchObject({
      status: 200,
      body: { success: false, error: true }
    })
    const weak = await save('teegarten')
    expect(weak.body).toEqual({
      success: false,
      error: true,
      errorMessage: expect.stringContaining('mindestens 8 Zeichen')
    })
    expect(await save('Teegarten8!')).toEqual({ status: 200, body: { success: true } })
    expect((await save('Teegarten9!')).body.success).toBe(false)
    expect(
      (await readRefusal(shopper.customers.getCustomer({ parameters: { customerId: shopper.customerId } })))
        .status
    ).toBe(401)
    const login = (password: string) => sandbox.loginCustomer({ username: shopper.login, password })
    expect((await login('Teegarten8!')).customer_id).toBe(shopper.customerId)
  })

  it('refuses a token of another site', async () => {
    const shopper = await sandbox.register()
    await shopper.customers.getResetPasswordToken({ body: { login: shopper.login } })
    const token = (await readMails(shopper.login))[0]?.document.token
    const answer = await sandbox
      .nobody('puro')
      .call('POST', 'Account-SaveNewPassword', { token, password: 'Teegarten8!' })
    expect(answer.body.success).toBe(false)
  })
})

/** Follows the link of a mail; returns the address of the redirect. */
async function follow(path: string): Promise<string | null> {
  const answer = await fetch(sandbox.origin + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
  return answer.headers.get('location')
}

describe('Account-SubmitGuestRegistration', () => {
  const submit = (body: unknown) => sandbox.nobody().call('POST', 'Account-SubmitGuestRegistration', body)

  it('sends a mail to confirm the subscription', async () => {
    const email = 'neugierig@example.com'
    const body = { email, firstName: 'Nora', newsletter: true, newsletterSource: 'popup' }
    expect(await submit(body)).toEqual({ status: 200, body: { success: true } })
    expect(await readMails(email)).toMatchObject([
      {
        kind: 'newsletter-confirmation',
        document: { firstName: 'Nora', newsletterSource: 'popup', token: expect.any(String) }
      }
    ])
  })

  it('subscribes an address only by the link in the mail, and updates the customer’s profile', async () => {
    const shopper = await sandbox.register()
    const email = shopper.login
    const readFlag = async () =>
      (await shopper.customers.getCustomer({ parameters: { customerId: shopper.customerId } })).c_newsletter
    await submit({ email: email.toUpperCase(), newsletter: true, newsletterSource: 'popup' })
    const link = (await readMails(email.toUpperCase()))[0]?.document.link ?? ''
    expect((await submit({ email, newsletter: true })).body).toEqual({ success: true })
    expect(await readFlag()).not.toBe(true)

    const { pathname, search } = new URL(link)
    expect(await follow(pathname + search)).toBe('http://localhost:3000/jasmin/de/newsletter/confirmed')
    expect(await readFlag()).toBe(true)
    expect((await submit({ email, newsletter: true })).body.success).toBe(false)
    expect(await follow(pathname + search)).toMatch(/\/newsletter\/confirmed$/)
  })

  it.each([
    ['a guessed token', 0, 'guessed'],
    ['a link of last week', 8 * 24 * 60 * 60_000, undefined]
  ])('does not subscribe an address by %s', async (_title, later, guessed) => {
    const email = `traege${later}@example.com`
    await submit({ email, newsletter: true })
    const { pathname, searchParams } = new URL((await readMails(email))[0]?.document.link ?? '')
    sandbox.setClock(later)
    const token = guessed ?? searchParams.get('token') ?? ''
    const page = await follow(`${pathname}?${new URLSearchParams({ token })}`)
    expect(page).toBe('http://localhost:3000/jasmin/de/newsletter/expired')
    expect((await submit({ email, newsletter: true })).body).toEqual({ success: true })
  })

  it('does not subscribe an address again by an old link after its cancellation', async () => {
    const email = 'weg@example.com'
    await submit({ email, newsletter: true })
    const { pathname, search } = new URL((await readMails(email))[0]?.document.link ?? '')
    await follow(pathname + search)
    const { token } = await sandbox.loginGuest()
    const address = `/custom/marketing-messaging/v1/organizations/${ORGANIZATION}/subscription/state?siteId=jasmin`
    const left = await fetch(sandbox.origin + address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ c_email: email, c_subscription_state: 'unsubscribed' })
    })
    expect(left.status).toBe(200)
    expect(await follow(pathname + search)).toMatch(/\/newsletter\/expired$/)
    expect((await submit({ email, newsletter: true })).body).toEqual({ success: true })
  })

  it('refuses an address that is already subscribed', async () => {
    const email = 'treu@example.com'
    const { token } = await sandbox.loginGuest()
    const address = `/custom/marketing-messaging/v1/organizations/${ORGANIZATION}/subscription/state?siteId=jasmin`
    await fetch(sandbox.origin + address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ c_email: email, c_subscription_state: 'subscribed' })
    })
    expect((await submit({ email, newsletter: true })).body).toEqual({
      success: false,
      error: { message: 'Diese E-Mail-Adresse erhält unseren Newsletter bereits.' }
    })
    expect(await readMails(email)).toEqual([])
  })

  it('returns the error of an invalid form', async () => {
    expect((await submit({ email: 'nora@', newsletter: true })).body).toEqual({
      success: false,
      error: { message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }
    })
    expect((await submit({ email: 'nora@example.com', newsletter: false })).body).toEqual({
      success: false,
      error: { message: 'Bitte stimmen Sie dem Newsletter zu.' }
    })
    expect((await submit('{')).status).toBe(400)
    expect((await submit({ newsletter: true })).status).toBe(400)
  })
})
