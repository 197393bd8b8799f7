import { CONTENT_ENDPOINT, type ContentAnswer } from '../../platform/controllers/own-content'
import { isNotFound, isPlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { findLocale, findSite } from '../../visit/site/resolve-site'
import { EndpointError, type Endpoint } from './endpoint'
import type { EndpointParts } from './endpoint-parts'

/** As long as the content system's own answers may be kept. */
const KEEP = 'public, max-age=60'
/** No page has an id or a slug as long as this. */
const LONGEST_ID = 200
const TRY_AGAIN_SECONDS = 5

/**
 * `GET /content-page?site=&locale=&id=`: a content page as anonymous visitors see it, or its absence, both with status
 * 200. 404 for an unknown site or locale, 503 while the content system fails.
 */
export const contentEndpoint = ({
  settings,
  services
}: Pick<EndpointParts, 'settings' | 'services'>): Endpoint => ({
  path: CONTENT_ENDPOINT,
  methods: ['GET', 'HEAD'],
  cache: KEEP,
  async handle(req, res) {
    const [siteId, localeId, id] = ['site', 'locale', 'id'].map(name => {
      const { [name]: value } = req.query
      return typeof value === 'string' ? value : ''
    })
    const site = findSite(settings.config, siteId)
    const locale = site && findLocale(site, localeId)
    if (!site || !locale) throw new EndpointError(404, 'There is no such site or locale')
    const platform = services.platformOf(site.id, locale.id, locale.preferredCurrency)
    res.json(id?.trim() && id.length <= LONGEST_ID ? await findContent(platform, id) : NONE)
  }
})

const NONE: ContentAnswer = { found: false }

async function findContent({ controllers }: Platform, id: string): Promise<ContentAnswer> {
  try {
    return { found: true, page: await controllers.getContentPage({ pageIdOrSlug: id }) }
  } catch (error) {
    if (isNotFound(error)) return NONE
    if (!isPlatformError(error)) throw error
    throw new EndpointError(503, 'The content cannot be read at the moment', TRY_AGAIN_SECONDS)
  }
}
