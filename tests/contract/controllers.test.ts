import { address } from '../factories/address'
import { OTHER_TEA, startOrderSandbox, TEA, type OrderSandbox } from './order-setup'
import { buildCard } from './payment-setup'
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
  it('says of a token whether it sets a password, without spending it', async () => {
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
  it('sets the password with the token of the mail, which works once', async () => {
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

  it('is not fooled by a token of another site', async () => {
    const shopper = await sandbox.register()
    await shopper.customers.getResetPasswordToken({ body: { login: shopper.login } })
    const token = (await readMails(shopper.login))[0]?.document.token
    const answer = await sandbox
      .nobody('puro')
      .call('POST', 'Account-SaveNewPassword', { token, password: 'Teegarten8!' })
    expect(answer.body.success).toBe(false)
  })
})

/** Follows the link of a mail; returns the page of the shop that it leads to. */
async function follow(path: string): Promise<string | null> {
  const answer = await fetch(sandbox.origin + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
  return answer.headers.get('location')
}

describe('Account-SubmitGuestRegistration', () => {
  const submit = (body: unknown) => sandbox.nobody().call('POST', 'Account-SubmitGuestRegistration', body)

  it('sends a mail that asks for the owner’s consent', async () => {
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

  it('subscribes nobody before the link in the mail is followed, and then also tells a customer’s profile', async () => {
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
  ])('subscribes nobody by %s', async (_title, later, guessed) => {
    const email = `traege${later}@example.com`
    await submit({ email, newsletter: true })
    const { pathname, searchParams } = new URL((await readMails(email))[0]?.document.link ?? '')
    sandbox.setClock(later)
    const token = guessed ?? searchParams.get('token') ?? ''
    const page = await follow(`${pathname}?${new URLSearchParams({ token })}`)
    expect(page).toBe('http://localhost:3000/jasmin/de/newsletter/expired')
    expect((await submit({ email, newsletter: true })).body).toEqual({ success: true })
  })

  it('does not subscribe an address again by an old link after it has left the list', async () => {
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

  it('tells who gets the newsletter already', async () => {
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

  it('says what is wrong with the form', async () => {
    expect((await submit({ email: 'nora@', newsletter: true })).body).toEqual({
      success: false,
      error: { message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }
    })
    expect((await submit({ email: 'nora@example.com', newsletter: false })).body).toEqual({
      success: false,
      error: { message: 'Sie müssen diese Checkbox auswählen.' }
    })
    expect((await submit('{')).status).toBe(400)
    expect((await submit({ newsletter: true })).status).toBe(400)
  })
})

describe('DHLExpress-GetRates', () => {
  const ask = (change: Record<string, string> = {}, query = '') =>
    sandbox.nobody().call('POST', `DHLExpress-GetRates${query}`, {
      address1: 'Lindenweg 3',
      city: 'Köln',
      postalCode: '50667',
      countryCode: 'DE',
      ...change
    })

  it('answers when an express parcel arrives: on a working day within a week', async () => {
    const { body } = await ask({}, '?locale=de_DE')
    const { deliveryTime } = body.result as { deliveryTime: string }
    const days = (Date.parse(deliveryTime) - Date.now()) / 86_400_000
    expect(body.success).toBe(true)
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(7)
    expect([1, 2, 3, 4, 5]).toContain(new Date(deliveryTime).getUTCDay())
  })

  it.each<Record<string, string>>([
    { countryCode: 'US' },
    { countryCode: 'GB' },
    { postalCode: '1234' },
    { postalCode: '' }
  ])('has no time for %j', async change => {
    expect(await ask(change)).toEqual({ status: 200, body: { success: false } })
  })
})

describe('Order-Reorder', () => {
  it('puts into the basket what can be bought, and names the rest', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder(OTHER_TEA, 3)
    const again = await shopper.call('POST', 'Order-Reorder', { orderNo })
    expect(again.body).toEqual({
      success: true,
      basketId: expect.any(String),
      unavailable: [{ productId: OTHER_TEA, productName: 'Jasmin Weiße Nacht' }]
    })

    const other = await sandbox.register()
    const placed = await other.placeOrder(TEA, 2)
    const basketId = await other.fillBasket(TEA, 1)
    expect((await other.call('POST', 'Order-Reorder', placed)).body).toEqual({
      success: true,
      basketId,
      unavailable: []
    })
    expect(await other.baskets.getBasket({ parameters: { basketId } })).toMatchObject({
      productItems: [{ productId: TEA, quantity: 3 }]
    })
    expect((await shopper.call('POST', 'Order-Reorder', placed)).body).toEqual({
      success: false,
      error: true,
      errorMessage: 'Diese Bestellung gibt es nicht.'
    })
    expect((await sandbox.nobody().call('POST', 'Order-Reorder', placed)).status).toBe(401)
  })

  it('names the gift cards of an order, which are bought anew', async () => {
    const shopper = await sandbox.register()
    const { basketId = '' } = await shopper.baskets.createBasket({
      body: { customerInfo: { email: 'lina@example.com' }, billingAddress: address }
    })
    const parameters = { basketId }
    const shipment = { basketId, shipmentId: 'me' }
    await shopper.baskets.addGiftCertificateItemToBasket({
      parameters,
      body: { amount: 25, recipientEmail: 'mia@example.com' }
    })
    await shopper.baskets.updateShippingAddressForShipment({ parameters: shipment, body: address })
    await shopper.baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'email' } })
    await shopper.baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(sandbox.origin) })
    const { orderNo } = await shopper.orders.createOrder({ body: { basketId } })
    const { body } = await shopper.call('POST', 'Order-Reorder', { orderNo })
    expect(body).toMatchObject({
      success: true,
      unavailable: [{ productId: expect.any(String), productName: 'Gutschein' }]
    })
  })
})

describe('OcapiSearch', () => {
  it('suggests products, categories and pages', async () => {
    const { body } = await sandbox.nobody().call('GET', 'OcapiSearch-Suggestions?q=sencha&locale=de-DE')
    expect(body.productSuggestions).toMatchObject([
      {
        id: TEA,
        name: 'Sencha Morgennebel',
        headlessUrl: expect.stringContaining(TEA),
        imageUrl: expect.stringContaining('/dw/image/'),
        category: 'Grüner Tee',
        price: expect.any(Number),
        c_showSuggestionHeadless: true
      }
    ])
    const shelves = await sandbox.nobody().call('GET', 'OcapiSearch-Suggestions?q=green&locale=en-DE')
    expect(shelves.body.categorySuggestions).toMatchObject([
      { id: 'green-tea', name: 'Green tea', headlessUrl: '/shop/green-tea', category: 'Tea' }
    ])
    const pages = await sandbox.nobody().call('GET', 'OcapiSearch-Suggestions?q=datenschutz')
    expect(pages.body.contentSuggestions).toContainEqual(
      expect.objectContaining({
        id: 'privacy',
        name: expect.any(String),
        headlessUrl: '/privacy',
        c_showSuggestionHeadless: true
      })
    )
  })

  it('finds pages in the language asked for, in parts', async () => {
    const search = async (query: string) =>
      (await sandbox.nobody().call('GET', `OcapiSearch-Content?${query}`)).body
    const all = (await search('q=tee')) as { hits: { id: string }[]; total: number }
    expect(all.total).toBeGreaterThan(2)
    expect(all.hits.map(hit => hit.id)).not.toContain('global')
    expect(await search('q=tee&start=1&count=1')).toEqual({
      hits: [all.hits[1]],
      total: all.total,
      start: 1,
      count: 1
    })
    const english = (await search('q=privacy&locale=en-DE')) as { hits: { title: string }[] }
    expect(english.hits[0]?.title).toMatch(/privacy/i)
    expect(await search('q=')).toEqual({ hits: [], total: 0, start: 0, count: 0 })
    expect((await sandbox.nobody().call('GET', 'OcapiSearch-Content?q=tee&count=0')).status).toBe(400)
  })
})

it.each(['Sites-nowhere-Site/de_DE', 'Sites-jasmin-Site/es_MX'])('%s has no controllers', async place => {
  const answer = await fetch(`${sandbox.origin}/on/demandware.store/${place}/OcapiSearch-Content?q=tee`)
  expect(answer.status).toBe(404)
})
