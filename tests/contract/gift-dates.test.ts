import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { address } from '../factories/address'
import { readProblem, startSandbox, type Shopper, type TestSandbox } from './checkout-setup'
import { cancelOrder, payAndOrder, readCertificate } from './voucher-setup'

const DAY = 86_400_000
const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
/** The day in the shop so many days ahead. */
const dayIn = (days: number) => berlin.format(Date.now() + days * DAY)

/** Takes an attribute off; the vendor's types of attributes do not know it. */
const NONE = null as unknown as string

const gift = {
  amount: 25,
  recipientEmail: 'mia@example.com',
  recipientName: 'Mia',
  senderName: 'Opa Karl',
  message: 'Alles Liebe\nzum Geburtstag <b>!'
}

let folder: string
let sandbox: TestSandbox
const start = () => startSandbox(path.join(folder, 'gifts.db'))
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gifts-'))
  sandbox = await start()
})
afterEach(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

interface Mail {
  kind: string
  recipient: string
  document: Record<string, string>
}

/** The mails about gifts, the oldest first. */
async function readGiftMails(): Promise<Mail[]> {
  const answer = await fetch(`${sandbox.origin}/control/outbox`)
  const { mails } = (await answer.json()) as { mails: Mail[] }
  return mails.filter(({ kind }) => kind.startsWith('gift')).reverse()
}

const openAccount = async () => sandbox.loginCustomer((await sandbox.loginGuest()).usid)

async function openBasket({ baskets }: Shopper) {
  const { basketId = '' } = await baskets.createBasket({
    body: { billingAddress: address, customerInfo: { email: 'lina@example.com' } }
  })
  return basketId
}

async function orderGifts(shopper: Shopper, gifts: object[]) {
  const { baskets } = shopper
  const basketId = await openBasket(shopper)
  for (const change of gifts) {
    await baskets.addGiftCertificateItemToBasket({ parameters: { basketId }, body: { ...gift, ...change } })
  }
  const shipment = { basketId, shipmentId: 'me' }
  await baskets.updateShippingAddressForShipment({ parameters: shipment, body: address })
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'email' } })
  return payAndOrder(shopper, basketId)
}

describe('a gift card for somebody', () => {
  it('is mailed at once when its day is today, with a copy without the code to the buyer', async () => {
    const order = await orderGifts(await sandbox.loginGuest(), [{ c_sendOn: dayIn(0) }])
    expect(order.giftCertificateItems).toMatchObject([
      { ...gift, c_sendOn: dayIn(0), c_sentAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string }
    ])
    const [copy, mail, ...others] = await readGiftMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'gift-certificate', recipient: 'mia@example.com' })
    const code = mail?.document.giftCertificateCode ?? ''
    expect(mail?.document.text).toContain(code)
    expect(mail?.document.text).toContain('Opa Karl')
    expect(mail?.document.html).toContain('Alles Liebe<br>zum Geburtstag &lt;b&gt;!')
    expect(copy).toMatchObject({ kind: 'gift-copy', recipient: 'lina@example.com' })
    expect(copy?.document.text).toContain('zum Geburtstag <b>!')
    expect(JSON.stringify(copy)).not.toContain(code)
    expect(JSON.stringify(order)).not.toContain(code)
  })

  it('waits for its day, also where the platform is restarted, and is then mailed once', async () => {
    const shopper = await openAccount()
    const { orderNo = '' } = await orderGifts(shopper, [{ c_sendOn: dayIn(3) }, { c_sendOn: dayIn(40) }])
    const readSent = async () => {
      // Tokens do not live that long.
      const { orders } = await openAccount()
      const { giftCertificateItems = [] } = await orders.getOrder({ parameters: { orderNo } })
      return giftCertificateItems.map(item => 'c_sentAt' in item)
    }
    sandbox.setClock(2 * DAY)
    expect(await readSent()).toEqual([false, false])
    expect(await readGiftMails()).toEqual([])
    await sandbox.stop()
    sandbox = await start()
    sandbox.setClock(3 * DAY)
    // Requests that come together find the same day.
    await Promise.all([readGiftMails(), readGiftMails(), readGiftMails()])
    const mails = await readGiftMails()
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['gift-copy', 'lina@example.com'],
      ['gift-certificate', 'mia@example.com']
    ])
    expect(await readSent()).toEqual([true, false])
    const code = mails[1]?.document.giftCertificateCode ?? ''
    const { token } = await sandbox.loginGuest()
    const reader = sandbox.createClients(token)
    expect(await readCertificate(sandbox, reader, code)).toMatchObject({ balance: 25, status: 'issued' })
    sandbox.setClock(41 * DAY)
    expect((await readGiftMails()).map(({ kind }) => kind)).toEqual([
      'gift-copy',
      'gift-certificate',
      'gift-copy',
      'gift-certificate'
    ])
  })

  it('is not mailed when its order is cancelled before', async () => {
    const shopper = await sandbox.loginGuest()
    const order = await orderGifts(shopper, [{ c_sendOn: dayIn(3) }])
    expect(await cancelOrder(sandbox, shopper, order.orderNo ?? '')).toMatchObject({ success: true })
    sandbox.setClock(4 * DAY)
    expect(await readGiftMails()).toEqual([])
  })

  it('is changed in the cart without losing its line, also to be sent at once', async () => {
    const { baskets, ...shopper } = await sandbox.loginGuest()
    const basketId = await openBasket({ baskets, ...shopper })
    const parameters = { basketId }
    const added = await baskets.addGiftCertificateItemToBasket({
      parameters,
      body: { ...gift, c_sendOn: dayIn(3) }
    })
    const { giftCertificateItemId = '' } = added.giftCertificateItems?.[0] ?? {}
    const changed = await baskets.updateGiftCertificateItemInBasket({
      parameters: { basketId, giftCertificateItemId },
      body: { ...gift, recipientName: 'Mia Berg', message: '', c_sendOn: NONE }
    })
    expect(changed.giftCertificateItems).toMatchObject([
      { giftCertificateItemId, recipientName: 'Mia Berg', message: '', c_sendOn: null }
    ])
  })
})

describe('words and day of a gift card', () => {
  it.each([
    [{ c_sendOn: dayIn(-1) }, { field: 'c_sendOn' }],
    [{ c_sendOn: dayIn(367) }, { field: 'c_sendOn' }],
    [{ c_sendOn: '2027-02-30' }, { field: 'c_sendOn' }],
    [{ c_sendOn: 'tomorrow' }, { field: 'c_sendOn' }],
    [{ message: 'x'.repeat(401) }, { statusCode: 'GIFT_TEXT_TOO_LONG' }],
    [{ senderName: 'x'.repeat(61) }, { statusCode: 'GIFT_TEXT_TOO_LONG' }],
    [{ message: 'Win at https://evil.test/x' }, { statusCode: 'GIFT_TEXT_LINK' }],
    [{ message: 'besuche evil.example, bitte' }, { statusCode: 'GIFT_TEXT_LINK' }],
    [{ senderName: 'WWW.EVIL.COM' }, { statusCode: 'GIFT_TEXT_LINK' }],
    [{ recipientName: 'bit.ly/x' }, { statusCode: 'GIFT_TEXT_LINK' }],
    [{ recipientName: 'Mia\nBcc: x' }, { statusCode: 'GIFT_TEXT_CHARACTERS' }],
    [{ message: 'a\u202Eb' }, { statusCode: 'GIFT_TEXT_CHARACTERS' }]
  ])('are refused when they are %j', async (change, problem) => {
    const { baskets, ...shopper } = await sandbox.loginGuest()
    const basketId = await openBasket({ baskets, ...shopper })
    const parameters = { basketId }
    const body = { ...gift, ...change }
    const refused = await readProblem(baskets.addGiftCertificateItemToBasket({ parameters, body }))
    expect(refused).toMatchObject({ status: 400, ...problem })
    const added = await baskets.addGiftCertificateItemToBasket({ parameters, body: gift })
    const { giftCertificateItemId = '' } = added.giftCertificateItems?.[0] ?? {}
    const changed = baskets.updateGiftCertificateItemInBasket({
      parameters: { basketId, giftCertificateItemId },
      body
    })
    expect(await readProblem(changed)).toMatchObject({ status: 400, ...problem })
  })

  it('may have sentences without a blank between them', async () => {
    const { baskets, ...shopper } = await sandbox.loginGuest()
    const basketId = await openBasket({ baskets, ...shopper })
    const body = { ...gift, message: 'Zum Geburtstag.Alles Gute!\r\n😀 z.B. 3.50 für Tee…' }
    const basket = await baskets.addGiftCertificateItemToBasket({ parameters: { basketId }, body })
    expect(basket.giftCertificateItems).toMatchObject([{ message: body.message }])
  })

  it('are ten in a basket at most', async () => {
    const { baskets, ...shopper } = await sandbox.loginGuest()
    const basketId = await openBasket({ baskets, ...shopper })
    const add = () => baskets.addGiftCertificateItemToBasket({ parameters: { basketId }, body: gift })
    for (let count = 0; count < 10; count += 1) await add()
    expect(await readProblem(add())).toMatchObject({
      status: 400,
      slug: 'gift-certificate-items-quota-exceeded'
    })
  })

  it('are ten at most in a basket that a guest’s one is merged into', async () => {
    const guest = await sandbox.loginGuest()
    const fill = async (shopper: Shopper) => {
      const basketId = await openBasket(shopper)
      for (let count = 0; count < 6; count += 1)
        await shopper.baskets.addGiftCertificateItemToBasket({ parameters: { basketId }, body: gift })
    }
    await fill(guest)
    const customer = await sandbox.loginCustomer(guest.usid)
    await fill(customer)
    const merged = await customer.baskets.mergeBasket({ parameters: { createDestinationBasket: true } })
    expect(merged.giftCertificateItems).toHaveLength(10)
  })
})
