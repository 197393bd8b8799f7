import { serveBaskets } from '../../../tests/factories/basket-tab'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { isCollected } from '../../features/basket/model/basket-rules'
import { prepareShipments } from '../../features/checkout/prepare-shipments'
import { collectLines } from '../../features/pick-up/collect-lines'

const TEA = '100000000000000101'

const sandbox = serveSandbox()
const fill = serveBaskets(sandbox)

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
