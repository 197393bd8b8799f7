import Cookies from 'js-cookie'
import { HttpResponse, type HttpResponseResolver } from 'msw'
import { closeChannels } from '../../app/features/basket/api/basket-channel'
import { BasketAlerts } from '../../app/features/basket/components/basket-alerts'
import { useBasket } from '../../app/features/basket/use-basket'
import { CartContent } from '../../app/pages/cart/cart-content'
import type { PlatformBasket } from '../../app/platform/scapi/shopper-baskets'
import { renderWithProviders } from './render-with-providers'
import { serveSandbox } from './sandbox-platform'

/** A line of the platform's basket: one tea for 10 EUR. */
export const buildCartItem = (fields: object = {}) => ({
  itemId: 'item-1',
  productId: '100000000000000001',
  productName: 'Sencha',
  quantity: 1,
  basePrice: 10,
  price: 10,
  ...fields
})

const buildPlatformBasket = (items: object[]): PlatformBasket => ({
  basketId: 'basket-1',
  currency: 'EUR',
  productItems: items as PlatformBasket['productItems'],
  productTotal: 10
})

/** Responds with a basket of these items. */
export const respondWithBasket = (items: object[]) => () => Response.json(buildPlatformBasket(items))

/** Refuses a change for want of stock. */
export const refuseForStock = () =>
  Response.json(
    {
      title: 'Product Item Not Available',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-item-not-available',
      detail: 'refused',
      arguments: { statusCode: 'NOT_ENOUGH_STOCK', statusMessage: 'Sencha: only 1 left.' }
    },
    { status: 400 }
  )

/** Loses the response of a request on its way. */
export const loseResponse = () => HttpResponse.error()

interface CartOptions {
  items: object[]
  /** Responses of the platform by operation. */
  changes?: Record<string, HttpResponseResolver>
  /** Further fields of the basket. */
  basket?: object
  /** Fields of the first item's product. */
  product?: object
}

function Cart() {
  const { basket } = useBasket()
  return basket ? <CartContent basket={basket} /> : null
}

/** For a whole test file: the sandbox, and carts over it whose basket and changes a test sets. */
export function serveCart() {
  const sandbox = serveSandbox()
  afterEach(() => {
    jest.useRealTimers()
    closeChannels()
  })

  function openCart({ items, changes = {}, basket = {}, product = {} }: CartOptions) {
    Cookies.set('session_jasmin', 'guest')
    sandbox.respond('getCustomerBaskets', () =>
      Response.json({ baskets: [{ ...buildPlatformBasket(items), ...basket }], total: 1 })
    )
    sandbox.reply('getProducts', { data: [{ id: '100000000000000001', ...product }], total: 1 })
    sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
    for (const [operation, change] of Object.entries(changes)) sandbox.respond(operation, change)
    renderWithProviders(
      <>
        <BasketAlerts />
        <Cart />
      </>,
      { platform: sandbox.openPlatform() }
    )
  }
  return { sandbox, openCart }
}
