import type { Language } from '../../../texts/localized-text'
import { Router, type Response } from 'express'
import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import type { ContentComponent, ContentPage } from '../../../domain/content/content-page'
import type { CreateRouter } from '../../protocol-context'
import type { Catalogue } from '../../../domain/catalogue/catalogue'
import type { ContentPages } from '../../../domain/content/pages'
import type { Pictures } from '../../../domain/images/pictures'
import { badRequest, notFound } from '../../../http/problem'
import { readScope } from '../../../http/request-scope'
import { createPictureResolver } from '../../content/resolve-pictures'
import { openCatalogueContext, type CatalogueContext } from '../products/catalogue-context'
import { readTexts, type Query } from '../products/query-parameters'
import { mapComponent, mapPage } from './map-page'
import { findSearchPage, findSeedId } from './well-known-pages'

/** Free-form parameters of a page and its aspects: JSON that a page designer's scripts would read. */
const MAX_PARAMETER_LENGTH = 256

const readText = (query: Query, name: string): string => readTexts(query[name])[0]?.trim() ?? ''

/** Validates parameters that the seed's pages do not need, so that a client's mistakes show here. */
function checkParameters(query: Query): void {
  for (const name of ['aspectAttributes', 'parameters']) {
    if (readText(query, name).length > MAX_PARAMETER_LENGTH)
      throw badRequest(`The query parameter '${name}' takes at most ${MAX_PARAMETER_LENGTH} characters.`)
  }
  const attributes = readText(query, 'aspectAttributes')
  try {
    if (attributes !== '') JSON.parse(attributes)
  } catch {
    throw badRequest("The query parameter 'aspectAttributes' is not valid JSON.")
  }
}

/** The categories of a product or a category with those above them, the nearest first. */
function listCategoryIds({ view }: CatalogueContext, query: Query): string[] {
  const [categoryId, productId] = [readText(query, 'categoryId'), readText(query, 'productId')]
  if (categoryId === '' && productId === '')
    throw badRequest("One of the query parameters 'categoryId' and 'productId' is required.")
  const start = productId === '' ? categoryId : (view.findProduct(productId)?.primaryCategoryId ?? '')
  return view.catalogue.categories
    .listPath(start)
    .map(({ id }) => id)
    .reverse()
}

function findComponent(page: ContentPage, id: string): ContentComponent | undefined {
  const list = [...page.content.regions]
  for (let region = list.pop(); region; region = list.pop()) {
    for (const component of region.components) {
      if (component.id === id) return component
      list.push(...(component.regions ?? []))
    }
  }
  return undefined
}

/**
 * Shopper Experience: the seed's content pages in the page designer's shape (requirement 13.1). The page "category-{id}"
 * is assigned to its category and to everything below it that has no page of its own.
 */
export const createExperienceRouter: CreateRouter<{
  catalogue: Catalogue
  pages: ContentPages
  pictures: Pictures
}> = services => {
  const { pages, pictures, publicOrigin } = services
  const resolvePictures = createPictureResolver(pictures, publicOrigin)
  const withPictures = (page: ContentPage, language: Language): ContentPage => ({
    ...page,
    content: resolvePictures(page.content, language) as ContentPage['content']
  })

  /** Addresses are no ids here, unlike at the content call. */
  function findPage(response: Response, id: string): ContentPage | undefined {
    const { site, language } = readScope(response)
    const found = pages.findPage(site.id, language, findSeedId(id))
    if (found?.fetchedById) return { ...withPictures(found.page, language), id }
    return findSearchPage(site.id, language, id)
  }

  const router = Router()
  router.get('/pages', (request, response) => {
    checkParameters(request.query)
    const aspectTypeId = readText(request.query, 'aspectTypeId')
    if (aspectTypeId === '') throw badRequest("The query parameter 'aspectTypeId' is required.")
    const categoryIds = listCategoryIds(openCatalogueContext(response, services), request.query)
    const page = categoryIds.map(id => findPage(response, `category-${id}`)).find(Boolean)
    const result: ShopperExperienceTypes.PageResult = { data: page ? [mapPage(page, { aspectTypeId })] : [] }
    response.json(result)
  })

  router.get('/pages/:pageId', (request, response) => {
    checkParameters(request.query)
    const { pageId } = request.params
    const page = findPage(response, pageId)
    if (!page) throw notFound('page-not-found', 'Page Not Found', `There is no page '${pageId}'.`)
    response.json(mapPage(page))
  })

  router.get('/components/:componentId', (request, response) => {
    const { componentId } = request.params
    const { site, language } = readScope(response)
    const component = pages
      .listPages(site.id, language)
      .map(page => findComponent(page, componentId))
      .find(Boolean)
    if (!component)
      throw notFound('component-not-found', 'Component Not Found', `There is no component '${componentId}'.`)
    response.json(mapComponent(resolvePictures(component, language) as ContentComponent))
  })

  return router
}
