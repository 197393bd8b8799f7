import { Router } from 'express'
import { z } from 'zod'
import type { Country } from '../../domain/sites/country'
import type { SiteId } from '../../domain/sites/site'
import type { ProtocolContext } from '../protocol-context'
import { estimateDelivery } from '../../domain/shipping/delivery-time'
import { checkDestination } from '../../domain/shipping/shipping-address'
import { readJsonBody } from '../../http/read-json-body'
import { readScope } from '../../http/request-scope'
import { actionAddress, createControllerScope } from './controller-scope'
import { refuseControllerErrors } from './refuse-controller'

const text = z.string().max(256)
const addressBody = z.looseObject({
  address1: text.optional(),
  address2: text.nullish(),
  city: text.optional(),
  postalCode: text,
  countryCode: text
})

/** Controller `DHLExpress-GetRates`, public: when an express parcel to an address arrives (requirement 13.1). */
export function createDeliveryTimeRouter({
  sites,
  countries,
  clock
}: ProtocolContext & { countries: Record<SiteId, Country[]> }): Router {
  const router = Router()
  router.post(
    actionAddress('DHLExpress-GetRates'),
    createControllerScope(sites),
    ...readJsonBody,
    (request, response) => {
      const given = addressBody.parse(request.body)
      const countryCode = given.countryCode.toUpperCase()
      const destination = { ...given, countryCode, postalCode: given.postalCode.trim() }
      if (checkDestination(destination, countries[readScope(response).site.id] ?? []) !== 'delivered') {
        response.json({ success: false })
        return
      }
      const arrival = estimateDelivery(clock.now(), destination)
      response.json({ success: true, result: { deliveryTime: new Date(arrival).toISOString() } })
    }
  )
  router.use(refuseControllerErrors)
  return router
}
