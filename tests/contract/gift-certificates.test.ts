import { readProblem, TEA, type TestSandbox } from './checkout-setup'
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

describe('paying by gift certificate', () => {
  it('takes the balance, leaves the rest to money and hides the code', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 2)
    const basket = await payByGift(shopper, basketId, giftCodes.small.toLowerCase())
    expect(basket).toMatchObject({
      orderTotal: 23.99,
      paymentInstruments: [
        {
          paymentMethodId: 'GIFT_CERTIFICATE',
          amount: 15,
          maskedGiftCertificateCode: '************2222',
          c_giftCertActivationCode: '************2222',
          c_giftCertInternalCode: expect.stringMatching(/^\S{20,}$/)
        }
      ],
      flashes: [{ type: 'PaymentMethodRequired' }]
    })
    expect(JSON.stringify(basket)).not.toMatch(/AAAA/)
    const order = await payAndOrder(shopper, basketId)
    expect(order.paymentInstruments).toMatchObject([
      { paymentMethodId: 'GIFT_CERTIFICATE', amount: 15 },
      { paymentMethodId: 'UNZER_INVOICE', amount: 8.99 }
    ])
    expect(await readCertificate(sandbox, shopper, giftCodes.small)).toMatchObject({
      balance: 0,
      status: 'redeemed'
    })
    await cancelOrder(sandbox, shopper, order.orderNo ?? '')
    expect(await readCertificate(sandbox, shopper, giftCodes.small)).toMatchObject({
      balance: 15,
      status: 'partially_redeemed'
    })
  })

  it('needs nothing else when it covers all, and follows the total', async () => {
    const shopper = await sandbox.loginGuest()
    const { baskets, orders } = shopper
    const basketId = await fillUnpaidBasket(shopper, 1)
    await baskets.addPaymentInstrumentToBasket({
      parameters: { basketId },
      body: { paymentMethodId: 'UNZER_CARDS' }
    })
    const covered = await payByGift(shopper, basketId, giftCodes.large)
    expect(covered).toMatchObject({ paymentInstruments: [{ amount: 13.99 }], flashes: [] })
    expect(covered.paymentInstruments).toHaveLength(1)
    const { applicablePaymentMethods } = await baskets.getPaymentMethodsForBasket({
      parameters: { basketId }
    })
    expect(applicablePaymentMethods?.map(({ id }) => id)).toEqual(['NO_PAY'])

    const body = [{ productId: TEA, quantity: 4 }]
    const grown = await baskets.addItemToBasket({ parameters: { basketId }, body })
    expect(grown).toMatchObject({ orderTotal: 50, paymentInstruments: [{ amount: 50 }] })
    const order = await orders.createOrder({ body: { basketId } })
    expect(order).toMatchObject({ paymentInstruments: [{ amount: 50 }], orderTotal: 50 })
    expect(await readCertificate(sandbox, shopper, giftCodes.large)).toMatchObject({
      amount: 100,
      balance: 50
    })
  })

  it('takes no more than the shopper names', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 2)
    const basket = await payByGift(shopper, basketId, giftCodes.large, 7.5)
    expect(basket.paymentInstruments).toMatchObject([{ amount: 7.5 }])
    const { paymentInstrumentId = '' } = basket.paymentInstruments?.[0] ?? {}
    const parameters = { basketId, paymentInstrumentId }
    const changed = await shopper.baskets.updatePaymentInstrumentInBasket({
      parameters,
      body: { amount: 500 }
    })
    expect(changed.paymentInstruments).toMatchObject([{ amount: 23.99 }])
    expect(await shopper.baskets.removePaymentInstrumentFromBasket({ parameters })).toMatchObject({
      paymentInstruments: []
    })
  })

  it('goes to one of two orders that want the same money', async () => {
    const shoppers = await Promise.all([sandbox.loginGuest(), sandbox.loginGuest()])
    const basketIds = await Promise.all(shoppers.map(shopper => fillUnpaidBasket(shopper, 9)))
    for (const [index, shopper] of shoppers.entries()) {
      await payByGift(shopper, basketIds[index] ?? '', giftCodes.large)
    }
    const calls = shoppers.map(({ orders }, index) =>
      orders.createOrder({ body: { basketId: basketIds[index] } })
    )
    const settled = await Promise.allSettled(calls)
    const refused = settled.filter(result => result.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(await readProblem(Promise.reject(refused[0]?.reason as Error))).toMatchObject({
      title: 'INVALID_PAYMENT_INSTRUMENTS'
    })
    expect(await readCertificate(sandbox, shoppers[0]!, giftCodes.large)).toMatchObject({ balance: 10 })
  })

  it.each([
    ['GIFT-XXXX-XXXX-XXXX', 'GIFTCERTIFICATE_NOT_FOUND'],
    [giftCodes.otherSite, 'GIFTCERTIFICATE_NOT_FOUND'],
    [giftCodes.spent, 'GIFTCERTIFICATE_REDEEMED'],
    [giftCodes.disabled, 'GIFTCERTIFICATE_DISABLED'],
    [giftCodes.expired, 'GIFTCERTIFICATE_EXPIRED'],
    [giftCodes.pounds, 'GIFTCERTIFICATE_CURRENCY_MISMATCH']
  ])('is refused with %s: %s', async (code, statusCode) => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 1)
    const problem = await readProblem(payByGift(shopper, basketId, code))
    expect(problem).toMatchObject({ status: 400, title: 'Invalid Gift Certificate', statusCode })
    expect(JSON.stringify(problem)).not.toContain(code)
  })

  it('pays for the delivery that the cart shows before a method is chosen, by as many cards as it takes', async () => {
    const shopper = await sandbox.loginGuest()
    const { basketId = '' } = await shopper.baskets.createBasket({ body: { currency: 'EUR' } })
    await shopper.baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId: TEA, quantity: 2 }]
    })
    // 20 EUR of tea and 3.99 EUR of delivery; the first card holds 15 EUR.
    const first = await payByGift(shopper, basketId, giftCodes.small)
    expect(first.paymentInstruments).toMatchObject([{ amount: 15 }])
    const second = await payByGift(shopper, basketId, giftCodes.large)
    expect(second.paymentInstruments).toMatchObject([{ amount: 15 }, { amount: 8.99 }])
  })

  it('is refused twice with one code, without a code, and where there is nothing to pay', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 4)
    await payByGift(shopper, basketId, giftCodes.small)
    const again = payByGift(shopper, basketId, giftCodes.small)
    expect(await readProblem(again)).toMatchObject({ statusCode: 'GIFTCERTIFICATE_ALREADY_IN_BASKET' })
    expect(await readProblem(payByGift(shopper, basketId, ''))).toMatchObject({ status: 400 })
    await payByGift(shopper, basketId, giftCodes.large)
    const empty = await sandbox.loginGuest()
    const { basketId: emptyId = '' } = await empty.baskets.createBasket({ body: {} })
    expect(await readProblem(payByGift(empty, emptyId, giftCodes.large))).toMatchObject({
      statusCode: 'GIFTCERTIFICATE_NOT_APPLICABLE'
    })
  })
})

it('reading a certificate needs its code, and shows it masked', async () => {
  const shopper = await sandbox.loginGuest()
  const certificate = await readCertificate(sandbox, shopper, giftCodes.small)
  expect(certificate).toMatchObject({
    maskedGiftCertificateCode: '************2222',
    amount: 20,
    balance: 15,
    enabled: true,
    status: 'partially_redeemed',
    recipientName: 'Lina Berg',
    senderName: 'Tom Berg',
    c_currency: 'EUR'
  })
  for (const code of ['GIFT-XXXX-XXXX-XXXX', giftCodes.otherSite]) {
    expect(await readProblem(readCertificate(sandbox, shopper, code))).toMatchObject({
      status: 404,
      slug: 'gift-certificate-not-found'
    })
  }
})

describe('a gift card that fails after it was redeemed', () => {
  const changeCard = (code: string, change: object) =>
    fetch(`${sandbox.origin}/control/gift-cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', code, ...change })
    })

  it.each([
    [{ balance: 0 }, 'GIFTCERTIFICATE_REDEEMED', []],
    [{ enabled: false }, 'GIFTCERTIFICATE_DISABLED', []],
    [{ balance: 4 }, 'GIFTCERTIFICATE_BALANCE_EXCEEDED', [{ amount: 4 }]]
  ])(
    'for %j refuses the order with %s and leaves the basket to be paid anew',
    async (change, statusCode, left) => {
      const shopper = await sandbox.loginGuest()
      const basketId = await fillUnpaidBasket(shopper, 1)
      const redeemed = await payByGift(shopper, basketId, giftCodes.large)
      const [instrument] = redeemed.paymentInstruments ?? []
      expect((await changeCard(giftCodes.large, change)).status).toBe(204)

      const problem = await readProblem(shopper.orders.createOrder({ body: { basketId } }))
      expect(problem).toMatchObject({
        status: 400,
        title: 'INVALID_PAYMENT_INSTRUMENTS',
        statusCode,
        maskedGiftCertificateCode: '************3333',
        paymentInstrumentId: instrument?.paymentInstrumentId,
        arguments: { statusCode, statusMessage: expect.stringContaining('3333') }
      })
      expect(JSON.stringify(problem)).not.toContain('CCCC')
      const basket = await shopper.baskets.getBasket({ parameters: { basketId } })
      expect(basket.paymentInstruments).toMatchObject(left)
      expect(basket.paymentInstruments).toHaveLength(left.length)
      expect(basket).toMatchObject({ orderTotal: 13.99, flashes: [{ type: 'PaymentMethodRequired' }] })
      expect((await payAndOrder(shopper, basketId)).orderTotal).toBe(13.99)
    }
  )

  it('can still be taken off by its instrument or its code, and gives way to another card', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 1)
    const { paymentInstruments } = await payByGift(shopper, basketId, giftCodes.large)
    await changeCard(giftCodes.large, { balance: 0 })
    const { paymentInstrumentId = '' } = paymentInstruments?.[0] ?? {}
    const parameters = { basketId, paymentInstrumentId }
    expect(await shopper.baskets.removePaymentInstrumentFromBasket({ parameters })).toMatchObject({
      paymentInstruments: []
    })
    await changeCard(giftCodes.large, { balance: 100 })
    await payByGift(shopper, basketId, giftCodes.large)
    await changeCard(giftCodes.large, { enabled: false })
    expect((await payByGift(shopper, basketId, giftCodes.small)).paymentInstruments).toMatchObject([
      { amount: 13.99, maskedGiftCertificateCode: '************2222' }
    ])
  })

  it.each([
    ['GIFT-XXXX-XXXX-XXXX', { balance: 1 }],
    [giftCodes.large, { balance: -1 }],
    [giftCodes.large, { balance: 'all' }],
    [giftCodes.large, { unknown: 1 }]
  ])('is not changed by %s with %j', async (code, change) => {
    const shopper = await sandbox.loginGuest()
    expect((await changeCard(code, change)).status).toBe(400)
    expect(await readCertificate(sandbox, shopper, giftCodes.large)).toMatchObject({ balance: 100 })
  })
})

it('names the card that pays in the basket, by its masked and its internal code', async () => {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillUnpaidBasket(shopper, 4)
  const parameters = { basketId }
  expect(await shopper.baskets.getBasket({ parameters })).not.toHaveProperty('giftCertificate')
  await payByGift(shopper, basketId, giftCodes.small)
  const basket = await payByGift(shopper, basketId, giftCodes.large)
  expect(basket).toMatchObject({
    giftCertificate: {
      amount: 15,
      c_giftCertActivationCode: '************2222',
      c_giftCertInternalCode: basket.paymentInstruments?.[0]?.c_giftCertInternalCode
    }
  })
})
