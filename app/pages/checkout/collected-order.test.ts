import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { createQueryClient } from '../../platform/query-object'
import type { Platform } from '../../platform/platform'
import type { BasketAccess } from '../../features/basket/api/basket-access'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { mapBasket } from '../../features/basket/model/map-basket'
import { isCollected } from '../../features/basket/model/basket-rules'
import { prepareShipments } from '../../features/checkout/prepare-shipments'
import { collectLines } from '../../features/pick-up/collect-lines'

const TEA = '100000000000000101'

const sandbox = serveSandbox()
const clients: BasketAccess['client'][] = []
afterEach(() => clients.splice(0).forEach(client => client.clear()))
afterAll(closeChannels)

async function fill(...productIds: string[]) {
  const platform: Platform = sandbox.openPlatform()
  const client = createQueryClient()
  clients.push(client)
  const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  const items = productIds.map(productId => ({ productId, quantity: 1 }))
  const basket = mapBasket(await platform.baskets.addItemToBasket({ basketId }, items))
  client.setQueryData(BASKET_KEY, basket)
  return { access, platform, basketId, itemIds: basket.lines.map(({ itemId }) => itemId) }
}

it('prepares the order: no empty shipment but the default one, which has the billing address', async () => {
  const { access, platform, basketId, itemIds } = await fill(TEA)
  await collectLines(access, 'de-hamburg', itemIds)
  const moved = await collectLines(access, 'de-muenchen', itemIds)
  const address = {
    ...{ firstName: 'Ida', lastName: 'Berg', address1: 'Lindenallee 12', city: 'Hamburg' },
    ...{ postalCode: '20095', countryCode: 'DE' }
  }
  const basket = await prepareShipments(access, { ...moved, billingAddress: address })
  expect(basket.shipments.map(({ id }) => id)).toEqual(['me', 'pickup-de-muenchen'])
  const { shipments = [] } = await platform.baskets.getBasket({ basketId })
  expect(shipments[0]).toMatchObject({ shippingAddress: { address1: 'Lindenallee 12' }, shippingTotal: 0 })
  expect(isCollected(basket)).toBe(true)
})
