import { bypass, http } from 'msw'
import { PUBLIC_KEY, SHOP } from '../contract/payment-setup'
import { TEA } from '../contract/checkout-setup'
import { stores } from '../../sandbox/seed/stores'
import { requests } from '../setup/requests'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import type { Basket } from '../../app/features/basket/model/basket'
import { computeMoneyDue, isWithoutParcel } from '../../app/features/basket/model/basket-rules'
import { readBasket } from '../../app/features/checkout/read-basket'
import type { WalletId } from '../../app/features/express/wallets/device-wallet'
import { payByWallet, type WalletOrder } from '../../app/features/express/wallets/wallet-sheet'
import { serveVouchers } from './basket-tab'
import { mockPageCookies } from './page-cookies'

/** The one store that has the tea. */
export const STORE = 'de-hamburg'

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

/** Carts at the platform, each with a wallet to pay it. */
export function serveWalletCarts() {
  const vouchers = serveVouchers({
    stores: stores.filter(({ id }) => id === STORE),
    storeStock: [{ inventoryId: `inventory-${STORE}`, productId: TEA, units: 20 }]
  })
  beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'PaymentRequest'))

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
  return { vouchers, openCart }
}
