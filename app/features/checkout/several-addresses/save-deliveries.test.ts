import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { createQueryClient } from '../../../platform/query-object'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import type { BasketAccess } from '../../basket/api/basket-access'
import { closeChannels } from '../../basket/api/basket-channel'
import { BASKET_KEY } from '../../basket/api/basket-key'
import { mapBasket } from '../../basket/model/map-basket'
import { setDeliveryAddress } from './save-deliveries'

const sandbox = serveSandbox()
afterAll(closeChannels)

it('sets the address of a new parcel whose creation the platform had done when its response was replaced', async () => {
  const platform = sandbox.openPlatform()
  const client = createQueryClient()
  const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  const item = { productId: '100000000000000101', quantity: 2 }
  const basket = mapBasket(await platform.baskets.addItemToBasket({ basketId }, [item]))
  client.setQueryData(BASKET_KEY, basket)
  const shipmentId = crypto.randomUUID()
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(shipmentId)
  await platform.family(shopperBasketsShipments).createShipmentForBasket({ basketId }, { shipmentId })

  const address = {
    firstName: 'Erika',
    lastName: 'Stein',
    address1: 'Marktplatz 9',
    postalCode: '53111',
    city: 'Bonn',
    countryCode: 'DE'
  }
  const { shipments } = await setDeliveryAddress(access, basket, { address, isConfirmed: true })
  expect(shipments.find(({ id }) => id === shipmentId)?.address).toMatchObject({ city: 'Bonn' })
  client.clear()
})
