import { bypass, http } from 'msw'
import { TEA } from '../../../../tests/contract/checkout-setup'
import { PUBLIC_KEY, SHOP } from '../../../../tests/contract/payment-setup'
import { readShownBasket, serveVouchers } from '../../../../tests/factories/basket-tab'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'
import { requests } from '../../../../tests/setup/requests'
import { readBasket } from '../../checkout/read-basket'
import type { WalletId } from './device-wallet'
import { payByWallet } from './wallet-sheet'

const vouchers = serveVouchers()
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
afterEach(() => void Reflect.deleteProperty(globalThis, 'PaymentRequest'))

const HOME = {
  country: 'DE',
  postalCode: '20459',
  city: 'Hamburg',
  addressLine: ['Deichstraße 12'],
  recipient: 'Lina Berg'
}
const TOKENS: Record<WalletId, unknown> = {
  UNZER_APPLEPAY: { token: { paymentData: { version: 'EC_v1', data: 'x', signature: 'y', header: {} } } },
  UNZER_GOOGLEPAY: {
    paymentMethodData: {
      tokenizationData: {
        token: JSON.stringify({ protocolVersion: 'ECv2', signature: 'y', signedMessage: 'x' })
      }
    }
  }
}

interface Owner {
  address?: typeof HOME
  details?: unknown
  /** What happens while the sheet is open. */
  meanwhile?: () => Promise<unknown>
  isCancelling?: boolean
}

/** The device: its owner chooses an address and agrees, or closes the sheet. */
function installDevice({ address = HOME, details, meanwhile, isCancelling }: Owner) {
  const seen: unknown[] = []
  const completed: string[] = []
  class Device extends EventTarget {
    shippingAddress = address
    shippingOption = null
    async show() {
      const updates: Promise<unknown>[] = []
      const event = Object.assign(new Event('shippingaddresschange'), {
        updateWith: (update: Promise<unknown>) => void updates.push(update)
      })
      this.dispatchEvent(event)
      seen.push(await updates[0])
      await meanwhile?.()
      if (isCancelling) throw new DOMException('closed', 'AbortError')
      return {
        details,
        shippingAddress: address,
        shippingOption: null,
        payerEmail: 'lina@wallet.example',
        complete: (result: string) => void completed.push(result)
      }
    }
  }
  Object.assign(globalThis, { PaymentRequest: Device })
  return { seen, completed }
}

/** The provider answers pages of the shop only; a browser names their origin. */
function asPage(request: Request): Request {
  const named = new Request(request)
  named.headers.set('origin', SHOP)
  return named
}

async function openCart(id: WalletId = 'UNZER_GOOGLEPAY') {
  const shopper = await vouchers.loginGuest()
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity: 2 }] }
  })
  const access = vouchers.openTab(shopper.token)
  const basket = await readBasket(access, basketId)
  requests.use(http.all(`${shopper.origin}/payments/*`, ({ request }) => fetch(bypass(asPage(request)))))
  const pay = () =>
    payByWallet(access, basket, {
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
    const { access, pay } = await openCart(id)
    const { seen, completed } = installDevice({ details: TOKENS[id] })
    await expect(pay()).resolves.toEqual({ kind: 'ready' })
    const basket = readShownBasket(access)
    expect(seen).toMatchObject([
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
  await expect(pay()).resolves.toBeUndefined()
  expect(await readBasket(access, basketId)).toEqual(basket)
})

it('says in the sheet where nothing is delivered', async () => {
  const { pay } = await openCart()
  const { seen } = installDevice({
    address: { ...HOME, country: 'CH', postalCode: '8001' },
    isCancelling: true
  })
  await pay()
  expect(seen).toMatchObject([{ shippingOptions: [], error: 'Dorthin nicht' }])
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
