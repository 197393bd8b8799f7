import { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import type { AppConfig, LocaleConfig, SiteConfig } from '../../visit/config/app-config'
import { listAlternates } from '../../visit/site/alternates'
import { buildPath } from '../../visit/site/build-path'
import { findSite } from '../../visit/site/resolve-site'
import { NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { ReportError } from '../report-error'
import type { ServerSettings } from '../settings/server-settings'
import type { ShopServices } from '../services/shop-services'
import { withinDeadline } from '../services/within-deadline'
import { MAINTENANCE_SECONDS } from '../page-request/with-request-context'
import { findPublicOrigin } from './find-public-origin'
import { isOpenToSearchEngines } from './robots-endpoint'
import { listReachableSites, type PagePaths } from './page-paths'
import { createSitemapLists, type SitemapLists } from './sitemap-lists'
import { writeIndex, writePart, type SitemapAddress } from './write-sitemap'

/** No robot waits longer; a list that is read later is kept for the next one. */
const LONGEST_WAIT_MS = 9_000
const KEEP = 'public, max-age=3600'

export interface SitemapParts {
  settings: ServerSettings
  services: ShopServices
  report: ReportError
  lists?: SitemapLists
}

/**
 * `GET /sitemap.xml` and the parts that it names. Everything comes from the platform as
 * anonymous visitors see it. 503 during maintenance and while the platform does not answer, 404 for a shop that
 * is not open to search engines.
 */
export function sitemapEndpoints({ settings, services, report, lists }: SitemapParts): Endpoint[] {
  const { config } = settings
  const { listPages, listProductParts, findProducts } = lists ?? createSitemapLists(config, services)

  /** Answers with what `read` makes of the shop's origin, and with 404 where that is undefined. */
  const part = (
    path: string,
    read: (req: Request, origin: string) => Promise<Iterable<string> | undefined>
  ): Endpoint => ({
    path,
    methods: ['GET', 'HEAD'],
    cache: KEEP,
    async handle(req, res) {
      const own = findPublicOrigin(req, config.publicOrigin)
      if (!own || !isOpenToSearchEngines(settings)) return refuse(res, 404, 'There is no sitemap')
      if (config.maintenance) return refuseForNow(res, MAINTENANCE_SECONDS)
      try {
        const text = await withinDeadline('sitemap', LONGEST_WAIT_MS, read(req, own.origin))
        if (!text) return refuse(res, 404, 'There is no such part')
        if (!own.isTrusted) res.setHeader('cache-control', NO_STORE)
        res.type('application/xml; charset=utf-8')
        send(text, res)
      } catch (error) {
        report(error)
        refuseForNow(res, 60)
      }
    }
  })

  const findRequestedSite = ({ params }: Request): SiteConfig | undefined => {
    const site = findSite(config, params.site)
    return site && listReachableSites(config).includes(site) ? site : undefined
  }

  return [
    part('/sitemap.xml', async (_req, origin) => {
      const sites = listReachableSites(config)
      const parts = await Promise.all(
        sites.map(async site => {
          const at = `${origin}/sitemap/${encodeURIComponent(site.alias ?? site.id)}`
          const products = await listProductParts(site)
          return [
            `${at}/pages.xml`,
            ...products.map(
              ({ categoryId, part }) => `${at}/products/${encodeURIComponent(categoryId)}/${part}.xml`
            )
          ]
        })
      )
      return writeIndex(parts.flat())
    }),
    part('/sitemap/:site/pages.xml', async (req, origin) => {
      const site = findRequestedSite(req)
      return site && writePart(buildAddresses(config, site, origin, await listPages(site)))
    }),
    part('/sitemap/:site/products/:categoryId/:part(\\d{1,4}).xml', async (req, origin) => {
      const site = findRequestedSite(req)
      const { categoryId = '', part } = req.params
      const pages = site && (await findProducts(site, { categoryId, part: Number(part) }))
      return pages && writePart(buildAddresses(config, site, origin, pages))
    }),
    {
      path: '/sitemap/*',
      methods: ['GET', 'HEAD'],
      cache: NO_STORE,
      handle: (_req, res) => refuse(res, 404, 'There is no such part')
    }
  ]
}

function refuse(res: Response, status: number, text: string): void {
  res.status(status).type('text/plain').send(text)
}

function refuseForNow(res: Response, seconds: number): void {
  res.setHeader('retry-after', String(seconds))
  refuse(res, 503, 'The sitemap cannot be read at the moment')
}

/** Each page in each of its locales, absolute, with all of its versions. */
function* buildAddresses(
  config: AppConfig,
  site: SiteConfig,
  origin: string,
  pages: Iterable<PagePaths>
): Generator<SitemapAddress> {
  for (const page of pages) {
    const hrefIn = (locale: LocaleConfig) => {
      const path = page.get(locale.id)
      // Umlauts are percent-encoded on the way.
      return path === undefined ? undefined : new URL(buildPath(config.url, site, locale, path), origin).href
    }
    const alternates = listAlternates(site, hrefIn)
    for (const locale of site.l10n.supportedLocales) {
      const href = hrefIn(locale)
      if (href !== undefined) yield { href, alternates }
    }
  }
}

/** Written as fast as the other side reads. */
function send(text: Iterable<string>, res: Response): void {
  Readable.from(inPieces(text), { objectMode: false })
    .on('error', () => res.destroy())
    .pipe(res)
}

const PIECE_LENGTH = 32_768

/** Many short texts as few longer ones. */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}
