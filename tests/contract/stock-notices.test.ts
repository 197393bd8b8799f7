import { ORGANIZATION } from './session-setup'
import { startShop, type TestShop } from './shop-setup'
import { readMails } from './slas-mail-setup'

const SOLD_OUT = '100000000000000905'
const IN_STOCK = '100000000000000201'
const CONFIRMATION = 'stock-notice-confirmation'

let shop: TestShop
let guest: string
beforeAll(async () => {
  shop = await startShop()
  guest = (await shop.loginGuest()).access_token
})
afterAll(() => shop.stop())

const ask = (c_email: string, c_productId = SOLD_OUT, token: string | undefined = guest) =>
  shop.send(
    'POST',
    `/custom/stock-notices/v1/organizations/${ORGANIZATION}/notices?siteId=jasmin&locale=en-DE`,
    {
      token,
      body: { c_email, c_productId }
    }
  )
/** Where a mail's link leads; its host is that of the sandbox as others see it. */
async function follow(link: string) {
  const { pathname, search } = new URL(link)
  const answer = await fetch(shop.origin + pathname + search, { redirect: 'manual' })
  return answer.headers.get('location')?.replace(/^.*\/(?:jasmin|puro)(?=\/)/, '')
}
async function confirm(email: string) {
  const [mail] = await readMails(shop, CONFIRMATION, email)
  return follow(mail?.document.link ?? '')
}
const restock = (quantity = 5) =>
  shop.send('POST', '/control/stock', { body: { siteId: 'jasmin', productId: SOLD_OUT, quantity } })

it('takes an address that is one, of a product that is sold out, from a shopper with a token', async () => {
  const asked = [
    await ask('nobody'),
    await ask('a@example.com', '199999999999999999'),
    await ask('a@example.com', IN_STOCK),
    await ask('a@example.com', SOLD_OUT, '')
  ]
  expect(asked.map(({ status }) => status)).toEqual([400, 404, 409, 401])
  expect(await readMails(shop, CONFIRMATION, 'a@example.com')).toEqual([])
})

it('answers an address that has a notice like one that has none, and sends it no further mail', async () => {
  const first = await ask('twice@example.com')
  expect(first.status).toBe(202)
  expect(await confirm('twice@example.com')).toBe('/en/stock-notice/confirmed')
  const again = await ask('Twice@example.com')
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await readMails(shop, CONFIRMATION, 'Twice@example.com')).toEqual([])
})

it('sends an address that confirms nothing three mails at most', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask('flood@example.com')).status).toBe(202)
  expect(await readMails(shop, CONFIRMATION, 'flood@example.com')).toHaveLength(3)
})

it('sends an address its mail, however often others have asked in its name', async () => {
  const owner = 'owner@example.com'
  const setAhead = (hours: number) =>
    shop.send('POST', '/control/clock', { body: { aheadMs: hours * 3_600_000 } })
  for (let hour = 0; hour < 8; hour += 1) {
    await setAhead(hour * 2)
    for (let attempt = 0; attempt < 3; attempt += 1)
      await ask(owner, SOLD_OUT, (await shop.loginGuest()).access_token)
  }
  await setAhead(17)
  const before = await readMails(shop, CONFIRMATION, owner)
  await ask(owner, SOLD_OUT, (await shop.loginGuest()).access_token)
  expect(await readMails(shop, CONFIRMATION, owner)).toHaveLength(before.length + 1)
  await setAhead(0)
})

it('sets nothing for a token that it does not know, and none of another site', async () => {
  const base = `https://sandbox.test/on/demandware.store/Sites-jasmin-Site/en_DE/StockNotice-Confirm`
  expect(await follow(`${base}?token=guess`)).toBe('/en/stock-notice/expired')
  await ask('site@example.com')
  const [mail] = await readMails(shop, CONFIRMATION, 'site@example.com')
  const link = mail?.document.link?.replace('Sites-jasmin', 'Sites-puro').replace('en_DE', 'de_DE') ?? ''
  expect(await follow(link)).toBe('/de/stock-notice/expired')
})

it('writes once to those who have confirmed when the product is back, and to nobody else', async () => {
  await ask('back@example.com')
  await confirm('back@example.com')
  await ask('silent@example.com')
  expect(await readMails(shop, 'back-in-stock', 'back@example.com')).toEqual([])
  expect((await restock()).status).toBe(204)
  await restock()
  const mails = await readMails(shop, 'back-in-stock', 'back@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.document.link).toContain(`-${SOLD_OUT}`)
  expect(await readMails(shop, 'back-in-stock', 'silent@example.com')).toEqual([])
  expect((await ask('late@example.com')).status).toBe(409)
})
