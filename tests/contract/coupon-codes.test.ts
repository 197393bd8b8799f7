import { readProblem, type TestSandbox } from './checkout-setup'
import { cancelOrder, openCouponBasket, payAndOrder, startVoucherSandbox } from './voucher-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startVoucherSandbox()
})
afterAll(() => sandbox.stop())
const openBasket = (quantity: number, email?: string) => openCouponBasket(sandbox, quantity, email)

describe('a code', () => {
  it.each([
    ['NONSENSE', 'COUPON_CODE_UNKNOWN'],
    ['OFF', 'COUPON_DISABLED'],
    ['PAST', 'NO_ACTIVE_PROMOTION'],
    ['USED', 'COUPON_CODE_ALREADY_REDEEMED'],
    ['RUNOUT', 'REDEMPTION_LIMIT_EXCEEDED']
  ])('%s is refused with %s', async (couponCode, statusCode) => {
    const { add, read } = await openBasket(1)
    expect(await readProblem(add(couponCode))).toMatchObject({
      status: 400,
      title: 'Invalid Coupon Code',
      slug: statusCode.toLowerCase().replaceAll('_', '-'),
      couponCode,
      statusCode,
      arguments: { statusCode, statusMessage: expect.any(String) }
    })
    expect((await read()).couponItems).toEqual([])
  })

  it('is taken once, and one of several codes of a coupon only', async () => {
    const { add } = await openBasket(1)
    await add('CREDIT')
    expect(await readProblem(add('credit'))).toMatchObject({ statusCode: 'COUPON_CODE_ALREADY_IN_BASKET' })
    expect(await readProblem(add('CREDIT2'))).toMatchObject({ statusCode: 'COUPON_ALREADY_IN_BASKET' })
  })

  it.each(['{}', '{"code":7}', '{"code":""}', '[]', 'null'])('cannot be read from %s', async body => {
    const { headers, basketId } = await openBasket(1)
    const path = `/checkout/shopper-baskets/v1/organizations/f_ecom_sbox_001/baskets/${basketId}/coupons`
    const response = await fetch(`${sandbox.origin}${path}?siteId=jasmin`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body
    })
    expect(response.status).toBe(400)
  })

  it('cannot be put into another shopper’s basket nor taken out of it', async () => {
    const owner = await openBasket(1)
    const basket = await owner.add('TENPERCENT')
    const { baskets } = await sandbox.loginGuest()
    const { parameters } = owner
    const couponItemId = basket.couponItems?.[0]?.couponItemId ?? ''
    const calls = [
      baskets.addCouponToBasket({ parameters, body: { code: 'GREEN15' } }),
      baskets.removeCouponFromBasket({ parameters: { ...parameters, couponItemId } })
    ]
    for (const call of calls) expect(await readProblem(call)).toMatchObject({ slug: 'basket-not-found' })
    expect((await owner.read()).couponItems).toHaveLength(1)
    expect(await readProblem(owner.remove('unknown'))).toMatchObject({
      status: 404,
      slug: 'coupon-item-not-found'
    })
  })
})

describe('an order', () => {
  it('uses its codes up, and gives them back when it is cancelled', async () => {
    const first = await openBasket(1, 'first@example.com')
    await first.add('SINGLE')
    const order = await payAndOrder(first, first.basketId)
    expect(order).toMatchObject({
      couponItems: [{ code: 'SINGLE', statusCode: 'applied' }],
      orderPriceAdjustments: [{ price: -1 }],
      orderTotal: 12.99
    })
    const second = await openBasket(1, 'second@example.com')
    expect(await readProblem(second.add('SINGLE'))).toMatchObject({
      statusCode: 'COUPON_CODE_ALREADY_REDEEMED'
    })
    expect(await cancelOrder(sandbox, first, order.orderNo ?? '')).toMatchObject({ success: true })
    expect(await second.add('SINGLE')).toMatchObject({ couponItems: [{ statusCode: 'applied' }] })
  })

  it.each([
    ['WO-ONCE', 'CUSTOMER_REDEMPTION_LIMIT_EXCEEDED'],
    ['MONTHLY', 'TIMEFRAME_REDEMPTION_LIMIT_EXCEEDED']
  ])('with %s counts for its shopper, known by the e-mail address', async (code, statusCode) => {
    const email = `${code.toLowerCase()}@example.com`
    const first = await openBasket(1, email)
    await first.add(code)
    await payAndOrder(first, first.basketId)
    const again = await openBasket(1, email.toUpperCase())
    expect(await readProblem(again.add(code))).toMatchObject({ statusCode })
    const other = await openBasket(1, 'somebody@example.com')
    expect(await other.add(code)).toMatchObject({ couponItems: [{ valid: true }] })
  })

  it('gives what is for the first order only to those who have none, also where the address comes later', async () => {
    const email = 'regular@example.com'
    const lacking = {
      couponItems: [{ code: 'WO-NEW', statusCode: 'no_applicable_promotion', c_reason: 'first-order' }],
      orderPriceAdjustments: [],
      c_welcomeOfferRemoved: false
    }
    const first = await openBasket(1, email)
    const { orderNo = '' } = await payAndOrder(first, first.basketId)
    const { baskets, parameters, add } = await openBasket(1, 'newcomer@example.com')
    expect(await add('WO-NEW')).toMatchObject({ couponItems: [{ statusCode: 'applied' }] })
    const address = { email: email.toUpperCase() }
    expect(await baskets.updateCustomerForBasket({ parameters, body: address })).toMatchObject(lacking)
    const again = await openBasket(1, email)
    expect(await again.add('WO-NEW')).toMatchObject(lacking)
    // An order that came to nothing is none.
    await cancelOrder(sandbox, first, orderNo)
    expect(await again.read()).toMatchObject({ couponItems: [{ statusCode: 'applied' }] })
  })

  it('is refused with a code that somebody else has used up meanwhile', async () => {
    const [slow, fast] = [await openBasket(1, 'slow@example.com'), await openBasket(1, 'fast@example.com')]
    await slow.add('KEEPSAKE')
    await fast.add('KEEPSAKE')
    await payAndOrder(fast, fast.basketId)
    expect(await slow.read()).toMatchObject({
      couponItems: [{ statusCode: 'coupon_code_already_redeemed', valid: false }],
      orderPriceAdjustments: [],
      orderTotal: 13.99
    })
    expect(await readProblem(payAndOrder(slow, slow.basketId))).toMatchObject({
      status: 400,
      slug: 'coupon-code-already-redeemed'
    })
    expect((await slow.read()).productItems).toHaveLength(1)
  })
})
