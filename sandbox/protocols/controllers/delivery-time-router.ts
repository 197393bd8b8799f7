import { Router } from 'express'
import { z } from 'zod'
import type { Country, ProtocolContext, SiteId } from '../../contracts'
import { estimateDelivery } from '../../domain/shipping/delivery-time'
import { readJsonBody } from '../../http/read-json-body'
import { readScope } from '../../http/request-scope'
import { actionAddress, createControllerScope } from './controller-scope'
import { answerControllerFaults } from './refuse-controller'

const text = z.string().max(256)
const addressBody = z.looseObject({
  address1: text.optional(),
  address2: text.nullish(),
  city: text.optional(),
  postalCode: text,
  countryCode: text
})

/** Whether the site delivers to a country, and the postal code is one of it. */
function isDeliverable(countries: Country[], countryCode: string, postalCode: string): boolean {
  const country = countries.find(({ code }) => code === countryCode.toUpperCase())
  const pattern = country?.postalCodePattern
  return country !== undefined && (!pattern || new RegExp(pattern, 'i').test(postalCode.trim()))
}

/** Controller `DHLExpress-GetRates`, public: when an express parcel to an address arrives (spec 3 §7). */
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
      const { postalCode, countryCode } = addressBody.parse(request.body)
      if (!isDeliverable(countries[readScope(response).site.id] ?? [], countryCode, postalCode)) {
        response.json({ success: false })
        return
      }
      const arrival = estimateDelivery(clock.now(), countryCode.toUpperCase())
      response.json({ success: true, result: { deliveryTime: new Date(arrival).toISOString() } })
    }
  )
  router.use(answerControllerFaults)
  return router
}
