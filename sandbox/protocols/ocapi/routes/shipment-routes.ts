import type { Router } from 'express'
import { requireShipment } from '../../../domain/baskets/mutations/find-parts'
import { setShippingAddress } from '../../../domain/baskets/mutations/set-shipping-address'
import { setShippingMethod } from '../../../domain/baskets/mutations/set-shipping-method'
import { updateShipment } from '../../../domain/baskets/mutations/update-shipment'
import { listApplicableMethods } from '../../../domain/shipping/shipping-methods'
import { addressBody, shipmentBody, shippingMethodBody } from '../../scapi/baskets/basket-bodies'
import { mapShippingMethod } from '../../scapi/checkout/map-shipment'
import type { BasketHandlers } from './basket-handlers'
import { readAddressFlag } from './read-address-flag'
import { sendDocument } from '../send-document'

const SHIPMENT = '/baskets/:basketId/shipments/:shipmentId'

/** Where a basket goes and how; the default shipment is `me`. */
export function addShipmentRoutes(
  router: Router,
  { findBasket, getMappingContext, changeBasket }: BasketHandlers
): void {
  router.patch(SHIPMENT, (request, response) =>
    changeBasket(
      request,
      response,
      updateShipment(request.params.shipmentId, shipmentBody.parse(request.body))
    )
  )
  router.put(`${SHIPMENT}/shipping_address`, (request, response) => {
    const useAsBilling = readAddressFlag(request, 'useAsBilling')
    const address = addressBody.parse(request.body)
    changeBasket(request, response, setShippingAddress(request.params.shipmentId, address, { useAsBilling }))
  })
  router.put(`${SHIPMENT}/shipping_method`, (request, response) => {
    const { id } = shippingMethodBody.parse(request.body)
    changeBasket(request, response, setShippingMethod(request.params.shipmentId, id))
  })
  router.get(`${SHIPMENT}/shipping_methods`, (request, response) => {
    const basket = findBasket(request, response)
    const { shipmentId } = requireShipment(basket, request.params.shipmentId)
    const methods = basket.shipments
      .filter(shipment => shipment.shipmentId === shipmentId)
      .flatMap(shipment => listApplicableMethods(shipment.situation))
    sendDocument(response, 'shipping_method_result', {
      applicableShippingMethods: methods.map(method =>
        mapShippingMethod(method, getMappingContext(response))
      ),
      defaultShippingMethodId: methods[0]?.id
    })
  })
}
