import { HttpResponse } from 'msw'
import { TEA, VOUCHER } from '../../../../tests/contract/checkout-setup'
import { readShownBasket } from '../../../../tests/factories/basket-tab'
import { BILLED, installDevice, TOKENS } from '../../../../tests/factories/device-wallet'
import { serveWalletCarts, STORE } from '../../../../tests/factories/wallet-cart'
import { collectLines } from '../../pick-up/collect-lines'
import { addItems } from '../../basket/api/add-items'
import type { BasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'
import { prepareShipments } from '../../checkout/prepare-shipments'
import { readBasket } from '../../checkout/read-basket'
import type { WalletId } from './device-wallet'
import type { WalletOrder } from './wallet-sheet'

const { vouchers, openCart } = serveWalletCarts()

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
