import { mapBasket } from '../../app/features/basket/model/map-basket'
import { mapOrder } from '../../app/features/order/map-order'
import { seed } from '../../sandbox/seed/seed'
import { readPdfText } from '../factories/read-pdf-text'
import { createShopPlatform } from '../factories/shop-platform'
import { startOrderSandbox, type OrderSandbox } from './order-setup'

const giftCards = seed.products.filter(({ isGiftCard, siteId }) => isGiftCard && siteId === 'jasmin')
const findCard = (motivGiftcard: string, amount: string) =>
  giftCards.find(
    ({ variationValues: values }) =>
      values?.motivGiftcard === motivGiftcard && values.amount === amount && values.delivery === 'post'
  )!.id

let sandbox: OrderSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox({ products: giftCards })
})
afterEach(() => sandbox.setClock(0))
afterAll(() => sandbox.stop())

/** An order of two gift cards that differ in design and value only. */
async function orderCards() {
  const shopper = await sandbox.register()
  const basketId = await shopper.fillBasket(findCard('birthday', '25'))
  const parameters = { basketId }
  await shopper.baskets.addItemToBasket({
    parameters,
    body: [{ productId: findCard('thanks', '50'), quantity: 1 }]
  })
  const { orderTotal, paymentInstruments = [] } = await shopper.baskets.getBasket({ parameters })
  await shopper.baskets.updatePaymentInstrumentInBasket({
    parameters: { basketId, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' },
    body: { ...paymentInstruments[0], amount: orderTotal }
  })
  const platform = createShopPlatform(sandbox.origin, shopper.token)
  const basket = mapBasket(await platform.baskets.getBasket({ basketId }))
  const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId } })
  sandbox.setClock(60_000)
  await sandbox.advance('jasmin', orderNo, 'READY_FOR_SHIPPING', 'SHIPPED')
  const order = await platform.orders.getOrder({ orderNo })
  return { basket, order, orderNo }
}

it('the variant of each line is known to baskets, orders, mails and invoices', async () => {
  const { basket, order, orderNo } = await orderCards()
  const variations = ['Birthday, EUR\u00a025, By post', 'Thank you, EUR\u00a050, By post']
  expect(basket.lines.map(({ variation }) => variation)).toEqual(variations)
  expect(mapOrder(order).lines.map(({ variation }) => variation)).toEqual(variations)
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as {
    mails: { kind: string; document: { orderNo: string; text: string } }[]
  }
  const mail = mails.find(({ kind, document }) => kind === 'shipping' && document.orderNo === orderNo)
  expect(mail?.document.text).toMatch(/1 × \S.*, Geburtstag, 25\sEUR, Per Post/)
  const [invoice] = JSON.parse(String(order.c_invoice)) as { url: string }[]
  const paper = await fetch(invoice!.url.replace('http://sandbox.test', sandbox.origin))
  const text = readPdfText(Buffer.from(await paper.arrayBuffer()))
  expect(text.replace(/\s/g, ' ')).toMatch(/Birthday, EUR 25|Geburtstag, 25 EUR/)
})
