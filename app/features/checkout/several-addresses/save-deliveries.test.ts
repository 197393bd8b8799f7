import { serveBaskets } from '../../../../tests/factories/basket-tab'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import { setDeliveryAddress } from './save-deliveries'

const sandbox = serveSandbox()
const fill = serveBaskets(sandbox)

it('sets the address of a new parcel whose creation the platform had done when its response was replaced', async () => {
  const { access, platform, basketId, basket } = await fill('100000000000000101')
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
})
