import { ORDERS } from './checkout-setup'
import { buildHeaders, createOcapi } from './ocapi-setup'
import { startOrderSandbox, type OrderSandbox } from './order-setup'
import { readMails } from './slas-mail-setup'
import { fillUnpaidBasket, giftCodes, payByGift, startVoucherSandbox } from './voucher-setup'

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
})
afterAll(() => sandbox.stop())

const SHOP = 'http://localhost:3000'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_sbox_001/customers'

it.each([
  ['en-GB', 'en-GB', 'Your order', '/jasmin/en-gb'],
  ['fr-FR', 'fr', 'Votre commande', '/jasmin/fr'],
  ['it-IT', 'it', 'Il Suo ordine', '/jasmin/it'],
  ['de-AT', 'de-AT', 'Ihre Bestellung', '/jasmin/de-at']
])(
  'an order that gift cards pay wholly is confirmed in %s, with a link',
  async (locale, language, subject, base) => {
    const own = await startVoucherSandbox()
    const shopper = await own.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 2, 'gift@example.com')
    await payByGift(shopper, basketId, giftCodes.large)
    const answer = await fetch(`${own.origin}${ORDERS}?siteId=jasmin&locale=${locale}`, {
      method: 'POST',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ basketId })
    })
    const { orderNo } = (await answer.json()) as { orderNo: string }
    const [mail] = await readMails(own, 'order-confirmation', 'gift@example.com')
    await own.stop()
    expect(mail?.document.text).toMatch(new RegExp(`^${subject} ${orderNo}\n`))
    expect(mail?.document.html).toContain(`<html lang="${language}">`)
    expect(mail?.document.link).toMatch(
      new RegExp(`^${SHOP}${base}/checkout/confirmation\\?orderNo=${orderNo}&token=\\S+$`)
    )
  }
)

it.each([
  ['de-DE', 'de', /^Willkommen, [^]*\nGuten Tag Ida Moor,\n/, '/jasmin/de'],
  ['en-GB', 'en-GB', /^Welcome, [^]*\nHello Ida Moor,\n/, '/jasmin/en-gb'],
  ['fr-FR', 'fr', /^Bienvenue, [^]*\nBonjour Ida Moor,\n/, '/jasmin/fr'],
  ['it-IT', 'it', /^Le diamo il benvenuto, [^]*\nBuongiorno Ida Moor,\n/, '/jasmin/it']
])(
  'a customer who registers in %s is welcomed once, with a link to the account',
  async (locale, language, words, base) => {
    const login = `ida-${language.toLowerCase()}@example.com`
    const customer = { login, email: login, firstName: 'Ida', lastName: 'Moor', preferredLocale: locale }
    const { token } = await sandbox.loginGuest()
    const register = () =>
      fetch(`${sandbox.origin}${CUSTOMERS}?siteId=jasmin`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ customer, password: 'Kamille8?gut' })
      })
    expect([(await register()).status, (await register()).status]).toEqual([200, 400])
    const mails = await readMails(sandbox, 'welcome', login)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.document.text).toMatch(words)
    expect(mails[0]?.document.text).toContain(login)
    expect(mails[0]?.document.html).toContain(`<html lang="${language}">`)
    expect(mails[0]?.document.link).toBe(`${SHOP}${base}/account`)
    expect(JSON.stringify(mails)).not.toContain('Kamille8?gut')
  }
)

it('the mail of a forgotten password has a link to the page that sets a new one, in the language of the page', async () => {
  const { login } = await sandbox.register()
  const ocapi = createOcapi(sandbox.origin, buildHeaders(sandbox.nobody().token || undefined))
  await ocapi('POST', 'customers/password_reset?locale=en-DE', { identification: login, type: 'login' })
  const [mail] = await readMails(sandbox, 'password-reset', login)
  const { token = '', link, text = '' } = mail?.document ?? {}
  expect(link).toBe(`${SHOP}/jasmin/en/reset-password/${encodeURIComponent(token)}`)
  expect(text.startsWith('Choose a new password\n')).toBe(true)
  expect(text).toContain(link)
})

it('the mail of a customer who ticks the newsletter addresses them by name, in their language', async () => {
  const { login, customerId, token } = await sandbox.register()
  const answer = await fetch(`${sandbox.origin}${CUSTOMERS}/${customerId}?siteId=jasmin`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Lina', c_newsletter: true, preferredLocale: 'fr-FR' })
  })
  expect(answer.status).toBe(200)
  const [mail] = await readMails(sandbox, 'newsletter-confirmation', login)
  expect(mail?.document).toMatchObject({ firstName: 'Lina', lastName: 'Berg' })
  expect(mail?.document.text).toMatch(/Bonjour Lina Berg,\n[^]*\nhttp\S+\/fr_FR\/Newsletter-Confirm\?token=/)
})

it('the mail with the code for a guest’s order is in the order’s language and links to the page of the code', async () => {
  const guest = await sandbox.loginGuest()
  const basketId = await guest.fillBasket()
  const answer = await fetch(`${sandbox.origin}${ORDERS}?siteId=jasmin&locale=it-IT`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ basketId })
  })
  const { orderNo } = (await answer.json()) as { orderNo: string }
  await fetch(`${sandbox.origin}${ORDERS}/${orderNo}/actions/request-access-code?siteId=jasmin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lina@example.com' })
  })
  const [mail] = await readMails(sandbox, 'order-access-code', 'lina@example.com')
  expect(mail?.document.text).toMatch(new RegExp(`^Il Suo codice per l’ordine ${orderNo}\n[^]*\\d{6}`))
  expect(mail?.document.link).toMatch(/\/it\/find-order$/)
})
