import { Router } from 'express'
import type { ShopperSEOTypes } from 'commerce-sdk-isomorphic'
import type { CreateRouter } from '../protocol-context'
import type { Catalogue } from '../../domain/catalogue/catalogue'
import { resolveAddress, type AddressTarget } from '../../domain/catalogue/resolve-address'
import type { ContentPages } from '../../domain/content/pages'
import { badRequest, notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { openCatalogueContext } from './products/catalogue-context'
import { readTexts } from './products/query-parameters'

const MAX_SEGMENT_LENGTH = 2_048

function mapTarget(target: AddressTarget): ShopperSEOTypes.UrlMapping {
  switch (target.kind) {
    case 'product':
      return { resourceType: 'PRODUCT', resourceId: target.id, productCategoryId: target.categoryId }
    case 'category':
      return { resourceType: 'CATEGORY', resourceId: target.id }
    default:
      return {
        resourceType: 'CONTENT_ASSET',
        resourceSubType: 'PAGE_DESIGNER_CONTENT_ASSET',
        resourceId: target.id
      }
  }
}

/** Shopper SEO: the resource of an address of the shop. The sandbox has no redirects. */
export const createSeoRouter: CreateRouter<{ catalogue: Catalogue; pages: ContentPages }> = services => {
  const router = Router()
  router.get('/url-mapping', (request, response) => {
    const urlSegment = readTexts(request.query.urlSegment)[0] ?? ''
    if (urlSegment === '') throw badRequest("The query parameter 'urlSegment' is required.")
    if (urlSegment.length > MAX_SEGMENT_LENGTH)
      throw badRequest(`The query parameter 'urlSegment' takes at most ${MAX_SEGMENT_LENGTH} characters.`)
    const { site, language } = readScope(response)
    const { view } = openCatalogueContext(response, services)
    const findPage = (address: string) => services.pages.findPage(site.id, language, address)?.page
    const target = resolveAddress(view, findPage, urlSegment)
    if (!target)
      throw notFound('url-mapping-not-found', 'Url Mapping Not Found', 'Nothing is at this address.')
    response.json(mapTarget(target))
  })
  return router
}
