import { bypass, delay, http, HttpResponse } from 'msw'
import { fillBasket, RARE, TEA } from '../../../../tests/contract/checkout-setup'
import { readShownBasket } from '../../../../tests/factories/basket-tab'
import { installDevice, TOKENS } from '../../../../tests/factories/device-wallet'
import { serveWalletCarts } from '../../../../tests/factories/wallet-cart'
import { requests } from '../../../../tests/setup/requests'
import { PlatformError } from '../../../platform/http/platform-error'
import { DEFAULT_DEADLINE } from '../../../platform/http/send-request'
import { addItems } from '../../basket/api/add-items'
import { listCheckoutObstacles } from '../../basket/model/checkout-obstacles'
import { createAttemptStore } from '../../checkout/place-order/order-attempt'
import { readBasket } from '../../checkout/read-basket'

const { vouchers, openCart } = serveWalletCarts()

it('charges nothing where a price has risen since the sheet was shown', async () => {
  const { access, pay } = await openCart()
  const { seen } = installDevice({
    details: TOKENS.UNZER_GOOGLEPAY,
    meanwhile: () => {
      // The price of the same tea, as each later answer has it.
      vouchers.respond('getBasket', async ({ request }) => {
        const answer = await fetch(bypass(request))
        const known = (await answer.json()) as { orderTotal: number }
        return HttpResponse.json({ ...known, orderTotal: known.orderTotal + 1 })
      })
      return Promise.resolve()
    }
  })
  await expect(pay()).resolves.toEqual({ kind: 'changed' })
  expect(readShownBasket(access).paymentInstruments).toEqual([])
  expect(Number(seen.at(-1)?.total.amount.value)).toBe((readShownBasket(access).totals.order ?? 0) - 1)
})

it.each([
  ['garbled', () => HttpResponse.html('<p>soon</p>')],
  ['refused', () => HttpResponse.json({ title: 'no' }, { status: 400 })],
  ['lost', () => HttpResponse.error()]
])('says that something failed, where a %s quote closes the sheet', async (_which, answer) => {
  const { access, basket, basketId, pay } = await openCart()
  vouchers.respond('quoteDelivery', answer)
  const { completed } = installDevice({ details: TOKENS.UNZER_GOOGLEPAY })
  await expect(pay()).rejects.toBeInstanceOf(PlatformError)
  expect(completed).toEqual([])
  expect(await readBasket(access, basketId)).toEqual(basket)
})

it.each([
  ['garbled', () => HttpResponse.json({ id: 7 })],
  ['refused', () => HttpResponse.json({ errors: [] }, { status: 400 })],
  ['lost', () => HttpResponse.error()]
])('tells the device of a %s answer of the provider, and leaves the basket', async (_which, answer) => {
  const { access, basket, basketId, pay } = await openCart()
  requests.use(http.post('*/payments/v1/types/*', answer))
  const { completed } = installDevice({ details: TOKENS.UNZER_GOOGLEPAY })
  await expect(pay()).rejects.toThrow()
  expect(completed).toEqual(['fail'])
  expect(await readBasket(access, basketId)).toEqual(basket)
})

it('gives up a provider that does not answer, and leaves the basket', async () => {
  const { access, basket, basketId, pay } = await openCart()
  const asked = jest.fn()
  requests.use(
    http.post('*/payments/v1/types/*', async () => {
      asked()
      await delay('infinite')
    })
  )
  const { setTimeout: start } = globalThis
  const { completed } = installDevice({
    details: TOKENS.UNZER_GOOGLEPAY,
    // The next call is the provider's: its deadline comes at once.
    meanwhile: () => {
      jest
        .spyOn(globalThis, 'setTimeout')
        .mockImplementation((run: () => void, ms?: number) => start(run, ms === DEFAULT_DEADLINE ? 200 : ms))
      return Promise.resolve()
    }
  })
  await expect(pay()).rejects.toMatchObject({ kind: 'timeout' })
  jest.mocked(setTimeout).mockRestore()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(completed).toEqual(['fail'])
  expect(await readBasket(access, basketId)).toEqual(basket)
})

it.each(['while the sheet is open', 'after the sheet'])(
  'places no order and keeps the cart where the last unit is sold %s',
  async moment => {
    const { access, basketId, shopper, pay } = await openCart({ productId: RARE, quantity: 1 })
    async function sellOut() {
      const other = await vouchers.loginGuest()
      await other.orders.createOrder({ body: { basketId: await fillBasket(other, RARE, 1) } })
    }
    const isOpen = moment === 'while the sheet is open'
    installDevice({ details: TOKENS.UNZER_GOOGLEPAY, ...(isOpen && { meanwhile: sellOut }) })
    await expect(pay()).resolves.toEqual({ kind: 'ready' })
    if (!isOpen) await sellOut()
    const order = () => access.platform.orders.createOrder({}, { basketId })
    await expect(order()).rejects.toMatchObject({ status: 400, type: 'product-item-not-available' })
    const now = await readBasket(access, basketId)
    expect(now).toMatchObject({
      lines: [{ productId: RARE, quantity: 1, isOrderable: false }],
      paymentInstruments: [{ methodId: 'UNZER_GOOGLEPAY' }]
    })
    expect(listCheckoutObstacles(now)).not.toEqual([])
    // A unit comes in: what was agreed to still pays.
    await fetch(`${shopper.origin}/control/stock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', productId: RARE, quantity: 2 })
    })
    expect(await order()).toMatchObject({ c_paymentState: 'approved' })
  }
)

it('touches no basket whose order is on its way from another tab', async () => {
  const { access, basket, basketId, pay } = await openCart()
  const attempts = createAttemptStore('jasmin')
  const { completed } = installDevice({
    details: TOKENS.UNZER_GOOGLEPAY,
    meanwhile: () => Promise.resolve(attempts.write({ basketId, key: 'k', isSent: true }))
  })
  await expect(pay()).resolves.toBe('ordering')
  expect(completed).toEqual(['fail'])
  expect(await readBasket(access, basketId)).toEqual(basket)
  attempts.write({ basketId, key: 'k', isSent: false })
})

it('keeps the product, and nothing else, where the sheet is closed while it is added', async () => {
  const { access, pay } = await openCart({
    order: tab => ({
      amount: 0,
      isSent: true,
      takeBasket: () => addItems(tab, [{ productId: TEA, quantity: 1 }], () => undefined)
    })
  })
  class Impatient extends EventTarget {
    show = () => Promise.reject(new DOMException('closed', 'AbortError'))
  }
  Object.assign(globalThis, { PaymentRequest: Impatient })
  await expect(pay()).resolves.toBe('closed')
  const { lines, paymentInstruments } = readShownBasket(access)
  expect(lines.reduce((units, { quantity }) => units + quantity, 0)).toBe(3)
  expect(paymentInstruments).toEqual([])
})
