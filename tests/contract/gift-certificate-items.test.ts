import { address } from '../factories/address'
import { readProblem, TEA, VOUCHER, type Shopper, type TestSandbox } from './checkout-setup'
import {
  cancelOrder,
  fillUnpaidBasket,
  giftCodes,
  payAndOrder,
  payByGift,
  readCertificate,
  startVoucherSandbox
} from './voucher-setup'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startVoucherSandbox()
})
afterEach(() => sandbox.stop())

const gift = { amount: 25, recipientEmail: 'mia@example.com', recipientName: 'Mia', message: 'Für dich' }

async function readOutbox() {
  const answer = await fetch(`${sandbox.origin}/control/outbox`)
  const { mails } = (await answer.json()) as {
    mails: { kind: string; recipient: string; document: Record<string, string> }[]
  }
  return mails
}

/** Buys a gift certificate in a basket of its own; returns the order and the mailed code. */
async function buyCertificate(shopper: Shopper) {
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: { billingAddress: address, customerInfo: { email: 'lina@example.com' } }
  })
  const parameters = { basketId }
  await shopper.baskets.addGiftCertificateItemToBasket({ parameters, body: gift })
  const shipment = { basketId, shipmentId: 'me' }
  await shopper.baskets.updateShippingAddressForShipment({ parameters: shipment, body: address })
  await shopper.baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'email' } })
  const order = await payAndOrder(shopper, basketId)
  const [mail] = await readOutbox()
  return { order, mail, code: mail?.document.giftCertificateCode ?? '' }
}

describe('a gift certificate item', () => {
  it.each(['basketsV1', 'baskets'] as const)('is added, changed and removed (%s)', async version => {
    const { [version]: baskets } = await sandbox.loginGuest()
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const added = await baskets.addGiftCertificateItemToBasket({
      parameters,
      body: { ...gift, c_originalSKU: VOUCHER }
    })
    expect(added).toMatchObject({
      giftCertificateItems: [
        {
          ...gift,
          shipmentId: 'me',
          c_originalSKU: VOUCHER,
          c_productName: `Tee ${VOUCHER}`,
          c_image: expect.stringContaining(VOUCHER),
          c_inventory: { ats: 50, stockLevel: 50, orderable: true },
          c_purchasable: true
        }
      ],
      c_giftCertificateTotal: 25,
      c_containsVGC: true,
      productTotal: 0
    })
    const { giftCertificateItemId = '' } = added.giftCertificateItems?.[0] ?? {}
    const changed = await baskets.updateGiftCertificateItemInBasket({
      parameters: { basketId, giftCertificateItemId },
      body: { ...gift, amount: 40 }
    })
    expect(changed).toMatchObject({
      giftCertificateItems: [{ amount: 40, recipientName: 'Mia', c_originalSKU: VOUCHER }],
      c_giftCertificateTotal: 40
    })
    const removal = { parameters: { basketId, giftCertificateItemId } }
    expect(await baskets.removeGiftCertificateItemFromBasket(removal)).toMatchObject({
      giftCertificateItems: [],
      c_giftCertificateTotal: 0
    })
    expect(await readProblem(baskets.removeGiftCertificateItemFromBasket(removal))).toMatchObject({
      status: 404,
      slug: 'gift-certificate-item-not-found'
    })
  })

  it('is refused with wrong values, beside goods, and in another shopper’s basket', async () => {
    const { baskets } = await sandbox.loginGuest()
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const add = (change: object) =>
      readProblem(baskets.addGiftCertificateItemToBasket({ parameters, body: { ...gift, ...change } }))
    expect(await add({ amount: 0 })).toMatchObject({ status: 400, field: 'amount' })
    expect(await add({ amount: 1e9 })).toMatchObject({ status: 400, field: 'amount' })
    expect(await add({ recipientEmail: 'nobody' })).toMatchObject({ status: 400, field: 'recipientEmail' })
    expect(await add({ amount: '25' })).toMatchObject({ status: 400 })

    await baskets.addItemToBasket({ parameters, body: [{ productId: TEA, quantity: 1 }] })
    expect(await add({})).toMatchObject({ arguments: { statusCode: 'CANNOT_ADD_VIRTUAL_GIFTCARD' } })
    const stranger = await sandbox.loginGuest()
    const foreign = stranger.baskets.addGiftCertificateItemToBasket({ parameters, body: gift })
    expect(await readProblem(foreign)).toMatchObject({ status: 404, slug: 'basket-not-found' })
  })

  it('is ordered, mailed with its code, and worth its amount until the order is cancelled', async () => {
    const shopper = await sandbox.loginGuest()
    const { order, mail, code } = await buyCertificate(shopper)
    expect(order).toMatchObject({ giftCertificateItems: [gift], c_giftCertificateTotal: 25, orderTotal: 25 })
    expect(mail).toMatchObject({ kind: 'gift-certificate', recipient: 'mia@example.com' })
    expect(code).toMatch(/^\w{4}(-\w{4}){3}$/)
    expect(JSON.stringify(order)).not.toContain(code)
    expect(await readCertificate(sandbox, shopper, code)).toMatchObject({
      amount: 25,
      balance: 25,
      status: 'issued'
    })

    await cancelOrder(sandbox, shopper, order.orderNo ?? '')
    expect(await readCertificate(sandbox, shopper, code)).toMatchObject({ enabled: false })
    const basketId = await fillUnpaidBasket(shopper, 1)
    expect(await readProblem(payByGift(shopper, basketId, code))).toMatchObject({
      statusCode: 'GIFTCERTIFICATE_DISABLED'
    })
  })

  it('comes with each unit of a virtual gift card too', async () => {
    const shopper = await sandbox.loginGuest()
    const { baskets } = shopper
    const { basketId = '' } = await baskets.createBasket({
      body: {
        productItems: [{ productId: VOUCHER, quantity: 2 }],
        customerInfo: { email: 'lina@example.com' },
        billingAddress: address,
        shipments: [{ shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'email' } }]
      }
    })
    const bought = await payByGift(shopper, basketId, giftCodes.large).catch(error => error as Error)
    expect(bought).toBeInstanceOf(Error)
    await payAndOrder(shopper, basketId)
    const mails = (await readOutbox()).filter(({ document }) => document.giftCertificateCode !== undefined)
    expect(mails.map(({ recipient, document }) => [recipient, document.amount])).toEqual([
      ['lina@example.com', '10,00\u00a0EUR'],
      ['lina@example.com', '10,00\u00a0EUR']
    ])
    const codes = mails.map(({ document }) => document.giftCertificateCode)
    expect(new Set(codes).size).toBe(2)
  })
})

it('that names no gift card can always be had, one that names something else cannot', async () => {
  const { baskets } = await sandbox.loginGuest()
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  await baskets.addGiftCertificateItemToBasket({ parameters, body: gift })
  const basket = await baskets.addGiftCertificateItemToBasket({
    parameters,
    body: { ...gift, c_originalSKU: TEA }
  })
  expect(basket.giftCertificateItems).toMatchObject([
    { c_purchasable: true, c_inventory: { orderable: true } },
    { c_purchasable: false }
  ])
})
