import { getLanguage, say } from '../../texts/localized-text'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import type { Site } from '../../domain/sites/site'
import type { ProtocolContext } from '../protocol-context'
import { buildProductPath } from '../../domain/catalogue/product-path'
import type { Pictures } from '../../domain/images/pictures'
import type { Activities } from '../../domain/recommendations/activities'
import { activityNames } from '../../domain/recommendations/activity'
import type { Recommendations } from '../../domain/recommendations/recommendations'
import {
  findRecommender,
  findRecommenderOfZone,
  recommenders,
  type Recommender
} from '../../domain/recommendations/recommenders'
import { badRequest, forbidden, notFound, unauthorized } from '../../http/problem'
import { readBeaconBody, readJsonBody } from '../../http/read-json-body'
import { createAllowOtherOrigins } from './allow-other-origins'
import { parseActivity, recommendationBody } from './recommendation-bodies'
import { getRecommendationsKey, RECOMMENDATIONS_KEY_HEADER } from './service-keys'

export interface RecommendationsServices extends ProtocolContext {
  recommendations: Recommendations
  activities: Activities
  pictures: Pictures
}

const MAX_MESSAGE_LENGTH = 32_000

const readKeyHeader = (request: Request): unknown => request.get(RECOMMENDATIONS_KEY_HEADER)

/** Beacons have no headers of their own: their client id is in the address. */
const readBeaconKey = (request: Request): unknown => readKeyHeader(request) ?? request.query.clientId

/** Behind the site's own key: finds the site of the address, which may have its realm in front ("sbox-jasmin"). */
function createKeyGuard(sites: Site[], readKey = readKeyHeader): RequestHandler {
  return (request, response, next) => {
    const key = readKey(request)
    if (!sites.some(site => getRecommendationsKey(site.id) === key))
      throw unauthorized(`The header '${RECOMMENDATIONS_KEY_HEADER}' carries no known client id.`)
    const wanted = request.params.siteId ?? ''
    const site = sites.find(({ id }) => id === wanted || wanted.endsWith(`-${id}`))
    if (!site) throw notFound('site-not-found', 'Site Not Found', `There is no site '${wanted}'.`)
    if (getRecommendationsKey(site.id) !== key) throw forbidden('The client id belongs to another site.')
    response.locals.site = site
    next()
  }
}

/**
 * The recommendations service (requirement 4.5), which has a host of its own in production: recommenders,
 * recommendations, and activities of shoppers.
 */
export function createRecommendationsRouter(services: RecommendationsServices): Router {
  const { recommendations, activities, pictures, sites, ids, publicOrigin } = services
  const guards = [createKeyGuard(sites), ...readJsonBody]
  const beaconGuards = [createKeyGuard(sites, readBeaconKey), ...readBeaconBody]
  const readSite = (response: Response) => response.locals.site as Site

  /** Other clients ask for recommenders and zones of their own, which no editor has set up: nothing is picked. */
  const sendNothing = (response: Response, asked: string): void =>
    void response.json({
      recoUUID: ids.next('usid'),
      recommenderName: asked,
      displayMessage: '',
      recs: []
    })

  function sendRecommendations(
    request: Request,
    response: Response,
    asked: string,
    recommender: Recommender | undefined
  ): void {
    const site = readSite(response)
    const { cookieId, products = [], categories = [], locale } = recommendationBody.parse(request.body)
    if (!recommender) return sendNothing(response, asked)
    const picks = recommendations.recommend({
      siteId: site.id,
      language: getLanguage(locale ?? site.defaultLocale),
      strategy: recommender.strategy,
      cookieId,
      anchorIds: products.map(({ id }) => id),
      categoryIds: categories.map(({ id }) => id)
    })
    response.json({
      recoUUID: ids.next('usid'),
      recommenderName: recommender.name,
      displayMessage: '',
      recs: picks.products.map(product => ({
        id: product.id,
        product_name: say(product.name, picks.language),
        image_url: publicOrigin + pictures.buildPath(product.id, picks.language),
        product_url: buildProductPath(product, picks.catalogue.categories, picks.language)
      }))
    })
  }

  const router = Router()
  router.use('/v3', createAllowOtherOrigins(RECOMMENDATIONS_KEY_HEADER))
  router.get('/v3/personalization/recommenders/:siteId', ...guards, (_request, response) => {
    response.json({ recommenders })
  })
  router.post('/v3/personalization/recs/:siteId/:recommenderName', ...guards, (request, response) => {
    const { recommenderName = '' } = request.params
    sendRecommendations(request, response, recommenderName, findRecommender(recommenderName))
  })
  router.post('/v3/personalization/:siteId/zones/:zoneName/recs', ...guards, (request, response) => {
    const { zoneName = '' } = request.params
    sendRecommendations(request, response, zoneName, findRecommenderOfZone(zoneName))
  })
  router.post('/v3/activities/:siteId/:activity', ...beaconGuards, (request, response) => {
    const name = activityNames.find(candidate => candidate === request.params.activity)
    if (!name) throw notFound('activity-not-found', 'Activity Not Found', 'There is no such activity.')
    const activity = parseActivity(name, request.body)
    if (JSON.stringify(activity.document).length > MAX_MESSAGE_LENGTH)
      throw badRequest(`A message takes at most ${MAX_MESSAGE_LENGTH} characters.`)
    activities.record({ siteId: readSite(response).id, name, ...activity })
    response.json({})
  })
  return router
}
