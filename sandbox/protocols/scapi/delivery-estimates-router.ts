import { Router } from 'express'
import type { Catalogue } from '../../domain/catalogue/catalogue'
import { estimateWindow } from '../../domain/shipping/delivery-time'
import { checkDestination } from '../../domain/shipping/shipping-address'
import { listApplicableMethods, type ShippingMethod } from '../../domain/shipping/shipping-methods'
import type { Country } from '../../domain/sites/country'
import type { SiteId } from '../../domain/sites/site'
import { badRequest, notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { say } from '../../texts/localized-text'
import { toDecimal } from '../money'
import type { CreateRouter } from '../protocol-context'
import { readList, readTexts, type Query } from './products/query-parameters'

const MAX_POSTAL_CODE_LENGTH = 10

/** The vendor's client has no types of this API yet. */
interface ShippingOption {
  shippingMethodId: string
  name?: string
  description?: string
  price?: number
  currency?: string
  deliveryWindow?: { startAt: string; endAt: string }
  /** Until when an order has to be placed for the window to apply. */
  orderCutoffAt?: string
  nonDeliverableReason?: string
}
interface DeliveryEstimatesResult {
  productDeliveryEstimates: {
    productId: string
    destination: { postalCode: string; countryCode: string }
    shippingOptions: ShippingOption[]
  }[]
}

function readDestination(query: Query): { postalCode: string; countryCode: string } {
  const [postalCode = '', countryCode = ''] = ['postalCode', 'countryCode'].map(
    name => readTexts(query[name])[0]?.trim() ?? ''
  )
  if (postalCode === '' || postalCode.length > MAX_POSTAL_CODE_LENGTH)
    throw badRequest(
      `The query parameter 'postalCode' is required and takes at most ${MAX_POSTAL_CODE_LENGTH} characters.`
    )
  if (!/^[a-z]{2}$/i.test(countryCode))
    throw badRequest("The query parameter 'countryCode' is a code of two letters.")
  return { postalCode, countryCode: countryCode.toUpperCase() }
}

function readProductId(query: Query): string {
  const [productId, ...others] = readList(query.productIds)
  if (productId === undefined || others.length > 0)
    throw badRequest("The query parameter 'productIds' is required and takes one id.")
  return productId
}

/** Shopper Delivery Estimates: when one unit of a product arrives at a postal code, by each method that brings it. */
export const createDeliveryEstimatesRouter: CreateRouter<{
  catalogue: Catalogue
  countries: Record<SiteId, Country[]>
}> = ({ catalogue, countries, clock }) => {
  const router = Router()
  router.get('/delivery-estimates', (request, response) => {
    const { site, currency, language } = readScope(response)
    const productId = readProductId(request.query)
    const destination = readDestination(request.query)
    const product = catalogue.findSellable(site.id, productId, currency)
    if (!product) throw notFound('product-not-found', 'Product Not Found', `No product '${productId}'.`)

    const { countryCode } = destination
    const reached = checkDestination(destination, countries[site.id] ?? [])
    const offered = listApplicableMethods({
      currency,
      countryCode,
      destination: reached,
      goods: product.unitPrice,
      containsVirtualGiftCard: product.isVirtualGiftCard
    })
    const methods = reached === 'postal-code-invalid' ? [] : offered.filter(({ pickUp }) => !pickUp)
    const { inStockDate } = product.inventory
    const inStockAt = inStockDate === undefined ? undefined : Date.parse(inStockDate)
    const mapOption = (method: ShippingMethod): ShippingOption => ({
      shippingMethodId: method.id,
      name: say(method.name, language),
      description: say(method.description, language),
      price: toDecimal(method.price),
      currency,
      ...(product.inventory.orderable
        ? mapWindow(estimateWindow(method.id, clock.now(), destination, inStockAt))
        : { nonDeliverableReason: 'INSUFFICIENT_INVENTORY' })
    })
    const result: DeliveryEstimatesResult = {
      productDeliveryEstimates: [{ productId, destination, shippingOptions: methods.map(mapOption) }]
    }
    response.json(result)
  })
  return router
}

const mapWindow = ({ startAt, endAt, orderCutoffAt }: ReturnType<typeof estimateWindow>) => ({
  deliveryWindow: { startAt: new Date(startAt).toISOString(), endAt: new Date(endAt).toISOString() },
  ...(orderCutoffAt !== undefined && { orderCutoffAt: new Date(orderCutoffAt).toISOString() })
})
