import type { Router } from 'express'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { PricedBasket } from '../../../domain/baskets/pricing/priced-basket'
import { createShipment } from '../../../domain/baskets/mutations/create-shipment'
import { requireShipment } from '../../../domain/baskets/mutations/find-parts'
import { removeShipment } from '../../../domain/baskets/mutations/remove-shipment'
import { setShippingAddress } from '../../../domain/baskets/mutations/set-shipping-address'
import { setShippingMethod } from '../../../domain/baskets/mutations/set-shipping-method'
import { updateShipment } from '../../../domain/baskets/mutations/update-shipment'
import { listApplicableMethods } from '../../../domain/shipping/shipping-methods'
import { readScope } from '../../../http/request-scope'
import { createMappingContext } from '../../mapping-context'
import { readFlag } from '../../../http/read-flag'
import type { BasketHandlers } from './basket-handlers'
import { addressBody, shipmentBody, shippingMethodBody } from './basket-bodies'
import type { MappingContext } from '../../mapping-context'
import { mapShippingMethod } from '../checkout/map-shipment'
import { withCheckoutProblems } from '../../../http/checkout-problems'

function mapApplicableMethods(
  basket: PricedBasket,
  shipmentId: string,
  context: MappingContext
): ShopperBasketsTypes.ShippingMethodResult {
  withCheckoutProblems(context.language, () => requireShipment(basket, shipmentId))
  const methods = basket.shipments
    .filter(shipment => shipment.shipmentId === shipmentId)
    .flatMap(shipment => listApplicableMethods(shipment.situation))
  return {
    applicableShippingMethods: methods.map(method => mapShippingMethod(method, context)),
    defaultShippingMethodId: methods[0]?.id
  }
}

/** Shipments of a basket: the default one is `me`. */
export function addShipmentRoutes(
  router: Router,
  { changeBasket, sendPart, publicOrigin }: BasketHandlers
): void {
  router.post('/baskets/:basketId/shipments', (request, response) => {
    const { shipmentId, ...input } = shipmentBody.parse(request.body)
    changeBasket(request, response, createShipment(shipmentId, input))
  })
  router
    .route('/baskets/:basketId/shipments/:shipmentId')
    .patch((request, response) => {
      const input = shipmentBody.parse(request.body)
      changeBasket(request, response, updateShipment(request.params.shipmentId, input))
    })
    .delete((request, response) => changeBasket(request, response, removeShipment(request.params.shipmentId)))

  router.put('/baskets/:basketId/shipments/:shipmentId/shipping-address', (request, response) => {
    const useAsBilling = readFlag(request, 'useAsBilling')
    const address = addressBody.parse(request.body)
    changeBasket(
      request,
      response,
      setShippingAddress(request.params.shipmentId, address, { useAsBilling, isVerified: true })
    )
  })
  router.put('/baskets/:basketId/shipments/:shipmentId/shipping-method', (request, response) => {
    const { id } = shippingMethodBody.parse(request.body)
    changeBasket(request, response, setShippingMethod(request.params.shipmentId, id))
  })
  router.get('/baskets/:basketId/shipments/:shipmentId/shipping-methods', (request, response) => {
    const { site, language } = readScope(response)
    const context = createMappingContext(site, language, publicOrigin)
    sendPart(request, response, basket => mapApplicableMethods(basket, request.params.shipmentId, context))
  })
}
