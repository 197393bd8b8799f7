import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { closeChannels } from '../../app/features/basket/api/basket-channel'
import { BASKET_KEY } from '../../app/features/basket/api/basket-key'
import { removeLine } from '../../app/features/basket/api/change-line'
import type { Basket } from '../../app/features/basket/model/basket'
import { mapBasket } from '../../app/features/basket/model/map-basket'
import { createQueryClient } from '../../app/platform/query-object'
import type { TestSandbox } from '../contract/checkout-setup'
import { fillUnpaidBasket } from '../contract/voucher-setup'
import { createRecordingPlatform } from './recording-platform'
import type { serveSandbox } from './sandbox-platform'
import { createShopPlatform } from './shop-platform'

const tabs: BasketAccess[] = []

/** Ends the tabs that these factories have opened; for `afterAll`. */
export function closeBasketTabs(): void {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
}

/** A tab with the basket `b` over a platform that returns these responses in order. */
export function openBasketTab(...answers: Parameters<typeof createRecordingPlatform>) {
  const { platform, calls } = createRecordingPlatform(...answers)
  const client = createQueryClient()
  client.setQueryData(BASKET_KEY, mapBasket({ basketId: 'b', currency: 'EUR' }))
  const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  const readCalls = () =>
    calls.map(({ method, url, body }) => [method, new URL(url).pathname.split('/baskets/')[1], body])
  const isStale = () => client.getQueryState(BASKET_KEY)?.isInvalidated
  return { access, calls, readCalls, isStale, shown: () => client.getQueryData<Basket>(BASKET_KEY) }
}

/** A guest of the voucher sandbox with two teas for 20 EUR and 3.99 EUR of shipping. */
export async function openVoucherBasket(sandbox: TestSandbox) {
  const shopper = await sandbox.loginGuest()
  const basketId = await fillUnpaidBasket(shopper, 2)
  const platform = createShopPlatform(sandbox.origin, shopper.token)
  const access: BasketAccess = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  const read = async () => mapBasket(await platform.baskets.getBasket({ basketId }))
  const empty = async () => removeLine(access, (await read()).lines[0]!.itemId)
  return { access, read, empty }
}

/** Baskets of a guest at the tests' sandbox, which the browser knows. */
export function serveBaskets(sandbox: ReturnType<typeof serveSandbox>) {
  afterAll(closeBasketTabs)

  return async function fill(...productIds: string[]) {
    const platform = sandbox.openPlatform()
    const client = createQueryClient()
    const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
    tabs.push(access)
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
    const items = productIds.map(productId => ({ productId, quantity: 1 }))
    const basket = mapBasket(await platform.baskets.addItemToBasket({ basketId }, items))
    client.setQueryData(BASKET_KEY, basket)
    return { access, platform, basketId, basket, itemIds: basket.lines.map(({ itemId }) => itemId) }
  }
}
