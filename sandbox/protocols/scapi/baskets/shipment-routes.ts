import type { Router } from 'express'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { PricedBasket } from '../../../domain/baskets/priced-basket'
import { createShipment } from '../../../domain/baskets/create-shipment'
import { requireShipment } from '../../../domain/baskets/find-parts'
import { removeShipment } from '../../../domain/baskets/remove-shipment'
import { setShippingAddress } from '../../../domain/baskets/set-shipping-address'
import { setShippingMethod } from '../../../domain/baskets/set-shipping-method'
import { updateShipment } from '../../../domain/baskets/update-shipment'
import { listApplicableMethods } from '../../../domain/shipping/shipping-methods'
import { readScope } from '../../../http/request-scope'
import { createAnswerStyle } from './answer-style'
import { readFlag, type BasketDesk } from './basket-desk'
import { addressBody, shipmentBody, shippingMethodBody } from './bodies'
import { mapShippingMethod, type AnswerStyle } from './map-parts'
import { runCheckout } from './run-checkout'

function mapApplicableMethods(
  basket: PricedBasket,
  shipmentId: string,
  style: AnswerStyle
): ShopperBasketsTypes.ShippingMethodResult {
  runCheckout(style.language, () => requireShipment(basket, shipmentId))
  const methods = basket.shipments
    .filter(shipment => shipment.shipmentId === shipmentId)
    .flatMap(shipment => listApplicableMethods(shipment.situation))
  return {
    applicableShippingMethods: methods.map(method => mapShippingMethod(method, style)),
    defaultShippingMethodId: methods[0]?.id
  }
}

/** Shipments of a basket: the default one is `me`. */
export function addShipmentRoutes(router: Router, { change, read, publicOrigin }: BasketDesk): void {
  router.post('/baskets/:basketId/shipments', (request, response) => {
    const { shipmentId, ...input } = shipmentBody.parse(request.body)
    change(request, response, createShipment(shipmentId, input))
  })
  router
    .route('/baskets/:basketId/shipments/:shipmentId')
    .patch((request, response) => {
      const input = shipmentBody.parse(request.body)
      change(request, response, updateShipment(request.params.shipmentId, input))
    })
    .delete((request, response) => change(request, response, removeShipment(request.params.shipmentId)))

  router.put('/baskets/:basketId/shipments/:shipmentId/shipping-address', (request, response) => {
    const useAsBilling = readFlag(request, 'useAsBilling')
    const address = addressBody.parse(request.body)
    change(request, response, setShippingAddress(request.params.shipmentId, address, { useAsBilling }))
  })
  router.put('/baskets/:basketId/shipments/:shipmentId/shipping-method', (request, response) => {
    const { id } = shippingMethodBody.parse(request.body)
    change(request, response, setShippingMethod(request.params.shipmentId, id))
  })
  router.get('/baskets/:basketId/shipments/:shipmentId/shipping-methods', (request, response) => {
    const { site, language } = readScope(response)
    const style = createAnswerStyle(site, language, publicOrigin)
    read(request, response, basket => mapApplicableMethods(basket, request.params.shipmentId, style))
  })
}
