import type { HttpResponseResolver } from 'msw'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { closeChannels } from '../../app/features/basket/api/basket-channel'
import { BASKET_KEY } from '../../app/features/basket/api/basket-key'
import { removeLine } from '../../app/features/basket/api/change-line'
import type { Basket } from '../../app/features/basket/model/basket'
import { mapBasket } from '../../app/features/basket/model/map-basket'
import { createQueryClient } from '../../app/platform/query-object'
import { handleOperation } from '../../sandbox/testing/sandbox-handlers'
import { LOGIN_ENDPOINT } from '../../app/platform/session/session'
import type { TestSandbox } from '../contract/checkout-setup'
import { fillUnpaidBasket, startVoucherSandbox } from '../contract/voucher-setup'
import type { Seed } from '../../sandbox/seed/seed-contents'
import { requests } from '../setup/requests'
import { createRecordingPlatform } from './recording-platform'
import { ANNA, type serveSandbox } from './sandbox-platform'
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

/** The basket that a tab shows. */
export const readShownBasket = ({ client }: BasketAccess) => client.getQueryData<Basket>(BASKET_KEY)!

/** For all tests of a file: a sandbox with a code of each kind, and tabs of its shoppers. */
export function serveVouchers(added?: Partial<Seed>) {
  let sandbox!: TestSandbox
  beforeAll(async () => {
    sandbox = await startVoucherSandbox(added)
  })
  afterAll(async () => {
    closeBasketTabs()
    await sandbox.stop()
  })

  function openTab(token: string): BasketAccess {
    const platform = createShopPlatform(sandbox.origin, token)
    const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
    tabs.push(access)
    return access
  }

  /** A guest with two teas for 20 EUR and 3.99 EUR of shipping. */
  async function openBasket() {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 2)
    const access = openTab(shopper.token)
    const read = async () => mapBasket(await access.platform.baskets.getBasket({ basketId }))
    const empty = async () => removeLine(access, (await read()).lines[0]!.itemId)
    return { access, read, empty }
  }

  return {
    loginGuest: () => sandbox.loginGuest(),
    openTab,
    openBasket,
    /** Takes the place of one operation until the test ends; a call without an answer reaches the sandbox. */
    respond: (operation: string, resolver: HttpResponseResolver) =>
      requests.use(handleOperation(sandbox.origin, operation, resolver))
  }
}

/** Baskets of a guest at the tests' sandbox, which the browser knows. */
export function serveBaskets(sandbox: ReturnType<typeof serveSandbox>) {
  afterAll(closeBasketTabs)

  async function fillAs(state: 'guest' | 'registered', productIds: string[]) {
    const { platform, session } = sandbox.openShopper({ state })
    const client = createQueryClient()
    const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
    tabs.push(access)
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
    const items = productIds.map(productId => ({ productId, quantity: 1 }))
    const basket = mapBasket(await platform.baskets.addItemToBasket({ basketId }, items))
    client.setQueryData(BASKET_KEY, basket)
    const logIn = () =>
      session.login({ endpoint: LOGIN_ENDPOINT, body: { email: ANNA.username, password: ANNA.password } })
    return { access, platform, basketId, basket, itemIds: basket.lines.map(({ itemId }) => itemId), logIn }
  }
  return Object.assign((...productIds: string[]) => fillAs('guest', productIds), {
    asCustomer: (...productIds: string[]) => fillAs('registered', productIds)
  })
}
