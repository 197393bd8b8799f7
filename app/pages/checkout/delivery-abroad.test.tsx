import { webcrypto } from 'node:crypto'
import { setImmediate } from 'node:timers'
import { render, screen, waitFor } from '@testing-library/react'
import { buildIntl } from '../../../tests/factories/intl'
import { address } from '../../../tests/factories/address'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { startSandbox, TEA, type TestSandbox } from '../../../tests/contract/checkout-setup'
import { buildTestProduct } from '../../../sandbox/testing/build-test-product'
import { findDeliveryOffer } from '../../fulfilment/delivery-rates'
import { mapDeliveryCountries } from '../../fulfilment/delivery-countries-query'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { CartPanel } from '../../features/basket/components/cart-panel'
import { mapBasket } from '../../features/basket/model/map-basket'
import { CheckoutOverview } from '../../features/checkout/checkout-overview'
import { formatPrice } from '../../intl/format-price'
import { createQueryClient } from '../../platform/query-object'

// The sandbox runs in this process: what a browser's environment lacks of Node.
Object.assign(globalThis, { setImmediate })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

let sandbox: TestSandbox
beforeAll(async () => {
  const tea = buildTestProduct(TEA, {
    categoryIds: ['green-tea'],
    listPrice: { EUR: 1000, GBP: 900 },
    facts: { servings: 20 }
  })
  sandbox = await startSandbox(':memory:', { products: [tea] })
})
afterAll(async () => {
  closeChannels()
  await sandbox.stop()
})

const ABROAD = [
  ['fr-FR', 'FR'],
  ['it-IT', 'IT'],
  ['de-AT', 'AT']
] as const

describe.each(ABROAD)('delivery in the shop of %s', (locale, country) => {
  const intl = buildIntl(locale, locale)
  const site = buildEnglishSite()
  // Pages are compared with plain spaces.
  const price = (amount: number) => formatPrice(intl, amount, 'EUR').replace(/\s/g, ' ')

  /** A guest of the shop with one tea in the cart, and what the platform says of delivery to the country and to Germany. */
  async function fillCart() {
    const shopper = await sandbox.loginGuest()
    const platform = createShopPlatform(sandbox.origin, shopper.token, fetch, { locale })
    const countries = mapDeliveryCountries(await platform.controllers.getCountries())
    const { rate } = findDeliveryOffer(countries, country, 'EUR')!
    const home = findDeliveryOffer(countries, 'DE', 'EUR')!.rate
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
    await platform.baskets.addItemToBasket({ basketId }, [{ productId: TEA, quantity: 1, price: 10 }])
    const read = async () => mapBasket(await platform.baskets.getBasket({ basketId }))
    return { shopper, platform, rate, home, basketId, read }
  }
  type Cart = Awaited<ReturnType<typeof fillCart>>

  async function show(part: JSX.Element, { platform, read }: Cart) {
    const client = createQueryClient()
    client.setQueryData(BASKET_KEY, await read())
    return render(
      withProviders(part, {
        platform,
        client,
        intl,
        site: { ...site, locale: { ...site.locale, id: locale } }
      })
    )
  }

  /** The rate of the country is named, and nothing of Germany's. */
  async function expectRate({ rate, home }: Cart) {
    expect([rate.standard, rate.freeFrom]).not.toEqual([home.standard, home.freeFrom])
    await waitFor(() => expect(document.body).toHaveTextContent(price(rate.standard!)))
    await waitFor(() => expect(document.body).toHaveTextContent(price(rate.freeFrom!)))
    for (const amount of [home.standard!, home.freeFrom!]) {
      if (![rate.standard, rate.freeFrom].includes(amount)) {
        expect(document.body).not.toHaveTextContent(price(amount))
      }
    }
  }

  it('costs in the panel and in checkout what the order will be charged', async () => {
    const cart = await fillCart()
    const panel = await show(<CartPanel productIds={[]} onClose={() => undefined} />, cart)
    await expectRate(cart)
    panel.unmount()
    const checkout = await show(<CheckoutOverview basket={await cart.read()} />, cart)
    await expectRate(cart)
    checkout.unmount()

    const { shopper, basketId, rate } = cart
    const shipment = { basketId, shipmentId: 'me' }
    await shopper.baskets.updateShippingAddressForShipment({
      parameters: shipment,
      body: { ...address, countryCode: country }
    })
    await shopper.baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } })
    const basket = await cart.read()
    expect(basket.totals.shipping).toBe(rate.standard)
    await show(<CheckoutOverview basket={basket} />, cart)
    await expectRate(cart)
    expect(screen.getAllByText(price(basket.totals.order!)).length).toBeGreaterThan(0)
  })
})
