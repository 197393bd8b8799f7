import { address } from '../factories/address'
import { readPdfText } from '../factories/read-pdf-text'
import { buildCard, buildInvoice, SHOP } from './payment-setup'
import { seed } from '../../sandbox/seed/seed'
import { findWordingProblems } from '../translation/find-wording-problems'
import { startOrderSandbox, TEA, type OrderSandbox } from './order-setup'

/** A gift card by e-mail. */
const VOUCHER = seed.products.find(
  ({ siteId, isVirtualGiftCard, kind }) => siteId === 'jasmin' && isVirtualGiftCard && kind !== 'master'
)!.id

let sandbox: OrderSandbox
beforeAll(async () => {
  const products = seed.products.filter(({ id }) => id === TEA || id === VOUCHER)
  sandbox = await startOrderSandbox({ products })
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

interface Mail {
  siteId: string
  recipient: string
  kind: string
  document: { orderNo: string; link?: string; text: string; html: string }
}

async function readMails(orderNo: string): Promise<Mail[]> {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as { mails: Mail[] }
  return mails.filter(({ document }) => document.orderNo === orderNo).reverse()
}

/** Places an order from the shop's page at a path. */
async function order(path: string) {
  const shopper = await sandbox.loginGuest()
  const basketId = await shopper.fillBasket(TEA, 2)
  const parameters = { basketId }
  const { paymentInstruments = [] } = await shopper.baskets.getBasket({ parameters })
  await shopper.baskets.removePaymentInstrumentFromBasket({
    parameters: { ...parameters, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' }
  })
  await shopper.baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {
      ...(await buildInvoice(sandbox.origin)),
      c_successUrl: `${SHOP}${path}/checkout/confirmation`
    }
  })
  const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId } })
  sandbox.setClock(60_000)
  return { ...shopper, orderNo }
}

it('an order is mailed about when it is placed, sent and returned, in text and HTML, with a link to the shop', async () => {
  const { orderNo } = await order('/jasmin/de')
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'RETURNED')
  const mails = await readMails(orderNo)
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'shipping', 'return'])
  for (const { recipient, siteId, document } of mails) {
    expect([siteId, recipient]).toEqual(['jasmin', 'lina@example.com'])
    expect(document.text).toContain(orderNo)
    expect(document.text).toMatch(/2 × \S/)
    expect(document.text).toMatch(/\d,\d\d\sEUR/)
    const link = new URL(document.link ?? '')
    expect(link.href.startsWith(`${SHOP}/jasmin/de/checkout/confirmation?`)).toBe(true)
    expect(link.searchParams.get('orderNo')).toBe(orderNo)
    expect(document.text).toContain('Guten Tag Lina Berg,')
    expect(document.text).toContain(`\nBestellung ansehen:\n${link.href}`)
    expect(document.html).toMatch(/^<!doctype html><html lang="de"><title>/)
    expect(document.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}">Bestellung ansehen</a>`)
  }
  const [confirmation, shipping, returned] = mails.map(({ document }) => document.text)
  expect(confirmation).toMatch(/wir haben Ihre Bestellung vom \d+\. \S+ \d{4} erhalten/)
  expect(confirmation).toMatch(/Voraussichtlich bei Ihnen: \S+, \d+\. \S+ bis /)
  expect(shipping).toMatch(/Versandkosten: \d,\d\d\sEUR\nGesamtbetrag, inkl. MwSt.: \d+,\d\d\sEUR/)
  for (const text of [confirmation, shipping])
    expect(text).toContain(`Widerrufsbelehrung und Formular:\n${SHOP}/jasmin/de/withdrawal`)
  expect(returned).not.toContain('Widerruf')
})

it.each([
  [
    '/jasmin/de',
    'Widerrufsbelehrung',
    'binnen 14 Tagen',
    'Muster-Widerrufsformular',
    'jasmin Teehaus Muster GmbH'
  ],
  [
    '/jasmin/en-gb',
    'Right to cancel',
    'within 14 days',
    'Model cancellation form',
    'I/We (*) hereby give notice'
  ],
  ['/jasmin/de-at', 'Widerrufsbelehrung', 'binnen 14 Tagen', 'Muster-Widerrufsformular', '(FAGG)'],
  ['/jasmin/fr', 'Droit de rétractation', 'quatorze jours|14 jours', 'formulaire', 'Musterkai 12'],
  ['/jasmin/it', 'Diritto di recesso', '14 giorni', 'odulo', 'Musterkai 12']
])(
  'the mail that confirms an order from %s holds the right of withdrawal and its form, the other mails a link',
  async (path, title, span, form, words) => {
    const { orderNo } = await order(path)
    await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED')
    const [confirmation, shipping] = (await readMails(orderNo)).map(({ document }) => document)
    const appendix = confirmation?.text.split(`\n\n${title}\n`)[1] ?? ''
    expect(appendix).toMatch(new RegExp(span))
    expect(appendix).toMatch(new RegExp(form, 'i'))
    expect(appendix).toContain(words)
    expect(appendix).not.toMatch(/[{<&]/)
    expect(confirmation?.html).toContain(`>${title}</h2>`)
    expect(shipping?.text).not.toContain(`\n\n${title}\n`)
  }
)

it('an order of gift cards by e-mail says nothing of shipping, in mails and on its invoice', async () => {
  const shopper = await sandbox.loginGuest()
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: { currency: 'EUR', productItems: [{ productId: VOUCHER, quantity: 1 }] }
  })
  const parameters = { basketId }
  const shipment = { basketId, shipmentId: 'me' }
  await shopper.baskets.updateCustomerForBasket({ parameters, body: { email: 'lina@example.com' } })
  await shopper.baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: address
  })
  await shopper.baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'email' } })
  await shopper.baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(sandbox.origin) })
  const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId } })
  sandbox.setClock(60_000)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED')
  const mails = await readMails(orderNo)
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'gift-certificate'])
  // Above the right of withdrawal, which is the same for all orders.
  const [told] = mails[0]?.document.text.split('\n\n') ?? []
  expect(told).toContain('Tee-Geschenkkarte')
  expect(told).not.toMatch(/versand|liefer|unterwegs/i)
  const order = (await shopper.orders.getOrder({ parameters: { orderNo } })) as { c_invoice?: string }
  const [{ url = '' } = {}] = JSON.parse(order.c_invoice ?? '[]') as { url?: string }[]
  const paper = readPdfText(
    Buffer.from(await (await fetch(url.replace('http://sandbox.test', sandbox.origin))).arrayBuffer())
  )
  expect(paper).toContain('Gesamtbetrag')
  expect(paper).not.toContain('Versand')
})

it('the buyer of a cancelled order gets a mail, also where the shop has cancelled it', async () => {
  const { orderNo } = await order('/jasmin/de')
  await sandbox.advance('jasmin', orderNo, 'CANCELLED')
  expect((await readMails(orderNo)).map(({ kind }) => kind)).toEqual(['order-confirmation', 'cancellation'])
})

it.each([
  ['/jasmin/de', 'de', 'Ihre Bestellung'],
  ['/jasmin/en-gb', 'en-GB', 'Your order'],
  ['/en', 'en', 'Your order'],
  ['/jasmin/fr', 'fr', 'Votre commande'],
  ['/jasmin/it', 'it', 'Il Suo ordine'],
  ['', 'de', 'Ihre Bestellung'],
  ['/frisch', 'de', 'Ihre Bestellung']
])('an order from a page below "%s" has its mails in "%s"', async (path, language, subject) => {
  const { orderNo } = await order(path)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED', 'RETURNED')
  const mails = await readMails(orderNo)
  expect(mails[0]?.document.text.startsWith(`${subject} ${orderNo}`)).toBe(true)
  if (language.startsWith('en'))
    expect(mails[0]?.document.text).toMatch(/your order of \d{1,2} [A-Z][a-z]+ \d{4}/)
  for (const { document } of mails) {
    expect(document.html).toContain(`<html lang="${language}">`)
    const lines = document.text.split('\n').filter(line => !line.startsWith('http'))
    expect(lines.flatMap(line => findWordingProblems(language, line, []))).toEqual([])
  }
})
