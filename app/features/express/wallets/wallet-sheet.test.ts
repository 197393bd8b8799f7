import { bypass, delay, http, HttpResponse } from 'msw'
import { fillBasket, RARE, TEA, VOUCHER } from '../../../../tests/contract/checkout-setup'
import { PUBLIC_KEY, SHOP } from '../../../../tests/contract/payment-setup'
import { readShownBasket, serveVouchers } from '../../../../tests/factories/basket-tab'
import { BILLED, installDevice, TOKENS } from '../../../../tests/factories/device-wallet'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'
import { stores } from '../../../../sandbox/seed/stores'
import { requests } from '../../../../tests/setup/requests'
import { PlatformError } from '../../../platform/http/platform-error'
import { DEFAULT_DEADLINE } from '../../../platform/http/send-request'
import { collectLines } from '../../pick-up/collect-lines'
import { addItems } from '../../basket/api/add-items'
import type { BasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'
import { computeMoneyDue, isWithoutParcel } from '../../basket/model/basket-rules'
import { listCheckoutObstacles } from '../../basket/model/checkout-obstacles'
import { createAttemptStore } from '../../checkout/place-order/order-attempt'
import { prepareShipments } from '../../checkout/prepare-shipments'
import { readBasket } from '../../checkout/read-basket'
import type { WalletId } from './device-wallet'
import { payByWallet, type WalletOrder } from './wallet-sheet'

const STORE = 'de-hamburg'
const vouchers = serveVouchers({
  stores: stores.filter(({ id }) => id === STORE),
  storeStock: [{ inventoryId: `inventory-${STORE}`, productId: TEA, units: 20 }]
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
afterEach(() => void Reflect.deleteProperty(globalThis, 'PaymentRequest'))

/** The provider answers pages of the shop only; a browser names their origin. */
function asPage(request: Request): Request {
  const named = new Request(request)
  named.headers.set('origin', SHOP)
  return named
}

interface Cart {
  id?: WalletId
  productId?: string
  quantity?: number
  /** What has been changed in the cart of two teas. */
  prepare?: (access: BasketAccess, basket: Basket) => Promise<unknown>
  order?: (access: BasketAccess, basket: Basket) => WalletOrder
}

const asItIs = (_access: BasketAccess, basket: Basket): WalletOrder => ({
  amount: computeMoneyDue(basket),
  isSent: !isWithoutParcel(basket),
  takeBasket: () => Promise.resolve(basket)
})

async function openCart({
  id = 'UNZER_GOOGLEPAY',
  productId = TEA,
  quantity = 2,
  prepare,
  order = asItIs
}: Cart = {}) {
  const shopper = await vouchers.loginGuest()
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId, quantity }] }
  })
  const access = vouchers.openTab(shopper.token)
  await prepare?.(access, await readBasket(access, basketId))
  const basket = await readBasket(access, basketId)
  requests.use(http.all(`${shopper.origin}/payments/*`, ({ request }) => fetch(bypass(asPage(request)))))
  const pay = () =>
    payByWallet(access, order(access, basket), {
      id,
      wallet: { c_methodId: id, c_gateway: 'unzer', c_merchantId: 'm' },
      provider: { origin: shopper.origin, publicKey: PUBLIC_KEY },
      addresses: {
        successUrl: `${SHOP}/jasmin/de/checkout/confirmation`,
        failureUrl: `${SHOP}/jasmin/de/cart`
      },
      place: { countryCode: 'DE', googlePayUrl: 'https://google.com/pay' },
      words: { total: 'Summe', notDelivered: 'Dorthin nicht' }
    })
  return { access, basket, basketId, shopper, pay }
}

it.each<WalletId>(['UNZER_GOOGLEPAY', 'UNZER_APPLEPAY'])(
  'shows what delivery costs, and fills the basket once its owner agrees (%s)',
  async id => {
    const { access, pay } = await openCart({ id })
    const { seen, completed } = installDevice({ details: TOKENS[id] })
    await expect(pay()).resolves.toEqual({ kind: 'ready' })
    const basket = readShownBasket(access)
    expect(seen.slice(1)).toMatchObject([
      {
        total: { label: 'Summe', amount: { currency: 'EUR', value: basket.totals.order?.toFixed(2) } },
        shippingOptions: expect.arrayContaining([expect.objectContaining({ selected: true })]) as unknown
      }
    ])
    expect(completed).toEqual(['success'])
    expect(basket).toMatchObject({
      email: 'lina@wallet.example',
      shippingAddress: { firstName: 'Lina', lastName: 'Berg', city: 'Hamburg' },
      paymentInstruments: [{ methodId: id, amount: basket.totals.order }]
    })
    const placed = await access.platform.orders.createOrder({}, { basketId: basket.basketId })
    expect(placed).toMatchObject({ c_paymentState: 'approved' })
  }
)

it('leaves the basket as it was when the sheet is closed', async () => {
  const { access, basket, basketId, pay } = await openCart()
  installDevice({ isCancelling: true })
  await expect(pay()).resolves.toBe('closed')
  expect(await readBasket(access, basketId)).toEqual(basket)
})

it('says in the sheet where nothing is delivered', async () => {
  const { pay } = await openCart()
  const { seen } = installDevice({
    address: { country: 'CH', postalCode: '8001' },
    isCancelling: true
  })
  await pay()
  expect(seen.slice(1)).toMatchObject([{ shippingOptions: [], error: 'Dorthin nicht' }])
})

it('does not pay a basket that has changed while the sheet was open', async () => {
  const { access, basketId, shopper, pay } = await openCart()
  installDevice({
    details: TOKENS.UNZER_GOOGLEPAY,
    meanwhile: () =>
      shopper.baskets.addItemToBasket({
        parameters: { basketId },
        body: [{ productId: TEA, quantity: 1 }]
      })
  })
  await expect(pay()).resolves.toEqual({ kind: 'changed' })
  expect(readShownBasket(access).paymentInstruments).toEqual([])
})

it('refuses a device without a token, and leaves the basket', async () => {
  const { access, basket, basketId, pay } = await openCart()
  const { completed } = installDevice({ details: {} })
  await expect(pay()).rejects.toThrow('Wallet Error.')
  expect(completed).toEqual(['fail'])
  expect(await readBasket(access, basketId)).toEqual(basket)
})

describe('without a parcel', () => {
  const collectAll = (access: BasketAccess, { lines }: Basket) =>
    collectLines(
      access,
      STORE,
      lines.map(({ itemId }) => itemId)
    )

  it.each<WalletId>(['UNZER_GOOGLEPAY', 'UNZER_APPLEPAY'])(
    'asks for no delivery address of what is collected, and bills the payer (%s)',
    async id => {
      const { access, basket, pay } = await openCart({ id, prepare: collectAll })
      const { seen, asked } = installDevice({ details: BILLED[id] })
      await expect(pay()).resolves.toEqual({ kind: 'ready' })
      expect(asked).toMatchObject([{ options: { requestShipping: false, requestPayerEmail: true } }])
      expect(seen).toEqual([
        { total: { label: 'Summe', amount: { currency: 'EUR', value: basket.totals.items.toFixed(2) } } }
      ])
      const shown = readShownBasket(access)
      expect(shown).toMatchObject({
        email: 'lina@wallet.example',
        billingAddress: {
          firstName: 'Lina',
          lastName: 'Berg',
          address1: 'Deichstraße 12',
          countryCode: 'DE'
        },
        lines: [{ storeId: STORE }],
        paymentInstruments: [{ methodId: id, amount: basket.totals.items }]
      })
      await prepareShipments(access, shown)
      const placed = await access.platform.orders.createOrder({}, { basketId: shown.basketId })
      expect(placed).toMatchObject({ c_paymentState: 'approved', orderTotal: basket.totals.items })
    }
  )

  it('sends a gift card by e-mail, and bills the payer', async () => {
    const { access, pay } = await openCart({ productId: VOUCHER })
    installDevice({ details: BILLED.UNZER_GOOGLEPAY })
    await expect(pay()).resolves.toEqual({ kind: 'ready' })
    const { basketId, totals } = readShownBasket(access)
    expect(await access.platform.orders.createOrder({}, { basketId })).toMatchObject({
      c_paymentState: 'approved',
      orderTotal: totals.items
    })
  })

  it('asks for the billing address where the wallet has none, and keeps the payment', async () => {
    const { access, pay } = await openCart({ prepare: collectAll })
    installDevice({ details: TOKENS.UNZER_GOOGLEPAY })
    await expect(pay()).resolves.toMatchObject({ kind: 'address', problem: 'unclear', isKept: false })
    expect(readShownBasket(access).paymentInstruments).toMatchObject([{ methodId: 'UNZER_GOOGLEPAY' }])
  })

  it('sends the rest to the address of the sheet where only some is collected', async () => {
    const { access, pay } = await openCart({
      prepare: async (tab, basket) => {
        await collectAll(tab, basket)
        await addItems(tab, [{ productId: TEA, quantity: 1 }], () => undefined)
      }
    })
    const { seen } = installDevice({ details: TOKENS.UNZER_GOOGLEPAY })
    await expect(pay()).resolves.toEqual({ kind: 'ready' })
    const shown = readShownBasket(access)
    expect(seen.at(-1)?.total.amount.value).toBe(shown.totals.order?.toFixed(2))
    expect(shown).toMatchObject({ shippingAddress: { city: 'Hamburg' } })
    expect(shown.lines.map(({ storeId }) => storeId).sort()).toEqual([STORE, undefined])
    expect(await access.platform.orders.createOrder({}, { basketId: shown.basketId })).toMatchObject({
      c_paymentState: 'approved',
      orderTotal: shown.totals.order
    })
  })
})

describe('on a product page', () => {
  const withProduct = (access: BasketAccess): WalletOrder => ({
    amount: 0,
    isSent: true,
    takeBasket: () => addItems(access, [{ productId: TEA, quantity: 1 }], () => undefined)
  })

  it('puts the product into the cart first, and shows the total of both', async () => {
    const { access, pay } = await openCart({ order: withProduct })
    const { seen } = installDevice({ details: TOKENS.UNZER_GOOGLEPAY })
    await expect(pay()).resolves.toEqual({ kind: 'ready' })
    const { lines, totals } = readShownBasket(access)
    expect(lines.reduce((units, { quantity }) => units + quantity, 0)).toBe(3)
    expect(seen[0]).toMatchObject({ total: { pending: true, amount: { value: totals.items.toFixed(2) } } })
    expect(seen[1]).toMatchObject({ total: { amount: { value: totals.order?.toFixed(2) } } })
  })

  it('names a product that cannot be added, and asks for no payment', async () => {
    const { access, basket, basketId, pay } = await openCart({ order: withProduct })
    vouchers.respond('addItemToBasket', () =>
      HttpResponse.json(
        { type: '/problems/product-item-not-available', title: 'x', detail: 'x' },
        { status: 400 }
      )
    )
    const { completed } = installDevice({ details: TOKENS.UNZER_GOOGLEPAY })
    await expect(pay()).rejects.toMatchObject({ status: 400 })
    expect(completed).toEqual([])
    expect(await readBasket(access, basketId)).toEqual(basket)
  })
})

describe('attacked', () => {
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
          .mockImplementation((run: () => void, ms?: number) =>
            start(run, ms === DEFAULT_DEADLINE ? 200 : ms)
          )
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
})
