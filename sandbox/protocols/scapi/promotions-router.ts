import { say } from '../../texts/localized-text'
import { Router, type Response } from 'express'
import type { ShopperPromotionsTypes } from 'commerce-sdk-isomorphic'
import type { Promotion } from '../../domain/pricing/promotion'
import type { CreateRouter } from '../protocol-context'
import type { Catalogue } from '../../domain/catalogue/catalogue'
import { badRequest } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { readTexts, requireIds } from './products/query-parameters'

const MAX_PROMOTIONS = 50
/** The sandbox runs all promotions of a site in one campaign. */
const CAMPAIGN_ID = 'storefront-campaign'

/** An instant of the query. @throws a 400 problem for an invalid one. */
function readInstant(name: string, value: unknown): number | undefined {
  const text = readTexts(value)[0]
  if (text === undefined || text === '') return undefined
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw badRequest(`The query parameter '${name}' is not a date.`)
  return instant
}

/** Whether a promotion runs at some time between two instants. */
function overlaps({ startDate, endDate }: Promotion, from: number, to: number): boolean {
  const start = startDate === undefined ? -Infinity : Date.parse(startDate)
  const end = endDate === undefined ? Infinity : Date.parse(endDate)
  return start <= to && end >= from
}

function sendPromotions(response: Response, promotions: Promotion[]): void {
  const { language, currency } = readScope(response)
  const data = promotions.map((promotion): ShopperPromotionsTypes.Promotion => ({
    id: promotion.id,
    name: say(promotion.name, language),
    calloutMsg: say(promotion.calloutMsg, language),
    details: say(promotion.details, language),
    currency,
    ...(promotion.startDate ? { startDate: promotion.startDate } : {}),
    ...(promotion.endDate ? { endDate: promotion.endDate } : {})
  }))
  const result: ShopperPromotionsTypes.PromotionResult = { data, limit: data.length, total: data.length }
  response.json(result)
}

/** Shopper Promotions. As on the platform, schedules are not considered when promotions are asked for by id. */
export const createPromotionsRouter: CreateRouter<{ catalogue: Catalogue }> = ({ catalogue }) => {
  const router = Router()

  router.get('/promotions', (request, response) => {
    const ids = requireIds(request.query, MAX_PROMOTIONS)
    const promotions = catalogue.listPromotions(readScope(response).site.id)
    sendPromotions(
      response,
      ids.flatMap(id => promotions.filter(promotion => promotion.id === id))
    )
  })

  router.get('/promotions/campaigns/:campaignId', (request, response) => {
    const from = readInstant('startDate', request.query.startDate)
    const to = readInstant('endDate', request.query.endDate)
    if ((from === undefined) !== (to === undefined)) {
      throw badRequest("The query parameters 'startDate' and 'endDate' are only taken together.")
    }
    const isKnown = request.params.campaignId === CAMPAIGN_ID
    const promotions = isKnown ? catalogue.listPromotions(readScope(response).site.id) : []
    const isInRange = (promotion: Promotion) =>
      from === undefined || to === undefined || overlaps(promotion, from, to)
    sendPromotions(response, promotions.filter(isInRange))
  })

  return router
}
