import { getLanguage } from '../../texts/localized-text'
import { Router, type RequestHandler } from 'express'
import type { Site } from '../../domain/sites/site'
import type { ProtocolContext } from '../protocol-context'
import type { ContentPages } from '../../domain/content/pages'
import type { Pictures } from '../../domain/images/pictures'
import { createPictureResolver } from './resolve-pictures'

interface ContentServices extends ProtocolContext {
  pages: ContentPages
  pictures: Pictures
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** `default` and nothing mean the site's own language; "de-AT" and "de_AT" are the same. */
function readLanguage(site: Site, given: string) {
  return getLanguage(given === '' || given === 'default' ? site.defaultLocale : given)
}

/**
 * The content system's page call, public as on the platform: `GET /s/:siteId/:lang/api/content/get` and
 * `GET /s/:siteId/api/content/get?lang=`, both with `pageIdOrSlug`. Its errors are `{error, message}`.
 */
export function createContentRouter({ pages, pictures, sites, publicOrigin }: ContentServices): Router {
  const resolvePictures = createPictureResolver(pictures, publicOrigin)
  const getPage: RequestHandler = (request, response) => {
    const site = sites.find(candidate => candidate.id === request.params.siteId)
    const pageIdOrSlug = readText(request.query.pageIdOrSlug)
    if (!site) {
      response.status(404).json({ error: true, message: 'The site does not exist.' })
      return
    }
    if (pageIdOrSlug === '') {
      response.status(400).json({ error: true, message: "The query parameter 'pageIdOrSlug' is required." })
      return
    }
    const language = readLanguage(site, request.params.lang ?? readText(request.query.lang))
    // In edit mode the shop asks by its own flag.
    const isEdited = request.query.pageDesignerEditMode === 'true'
    const found = pages.findPage(site.id, language, pageIdOrSlug, { isEdited })
    if (!found) {
      response.status(404).json({ error: true, message: `There is no page '${pageIdOrSlug}'.` })
      return
    }
    const { id, title, description, keywords, content, url } = found.page
    response.set('Cache-Control', isEdited ? 'no-store' : 'public, max-age=60').json({
      data: {
        id,
        title,
        description,
        keywords,
        canonicals: found.canonicals,
        content: resolvePictures(content, language),
        url,
        pageFetchedById: found.fetchedById
      }
    })
  }

  const router = Router()
  router.get('/s/:siteId/api/content/get', getPage)
  router.get('/s/:siteId/:lang/api/content/get', getPage)
  return router
}
