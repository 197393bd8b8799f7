import { getLanguage, type Language } from '../../texts/localized-text'
import type { BuildShopLink } from '../sites/shop-links'
import type { Merchant } from '../sites/merchant'
import type { Site, SiteId } from '../sites/site'

/** Who reads a mail: in which language, where its links lead, and who writes it. */
export interface MailReader {
  language: Language
  /** The address of a page of the shop; `path` begins with a slash. */
  linkTo: (path: string) => string
  merchant: Merchant
}

/** Hints about a reader: the locale of a request or profile, or a page of the shop, e.g. the return address of a payment. */
interface KnownReader {
  locale?: string
  page?: unknown
}

export type FindMailReader = (siteId: SiteId, known: KnownReader) => MailReader

/** The page's address up to its locale, with that locale. */
function readPage(page: unknown, { locales }: Site) {
  if (typeof page !== 'string' || !URL.canParse(page)) return undefined
  const { origin, pathname } = new URL(page)
  const segments = pathname.split('/').slice(1, 3)
  const index = segments.findIndex(segment => locales.some(({ alias }) => alias === segment))
  const locale = locales.find(({ alias }) => alias === segments[index])?.id
  return { locale, base: [origin, ...segments.slice(0, index + 1)].join('/') }
}

/** A page of the shop has the shop's address; a request's locale has the language. */
export const createMailReaders =
  (sites: Site[], buildShopLink: BuildShopLink): FindMailReader =>
  (siteId, known) => {
    const site = sites.find(({ id }) => id === siteId)
    if (!site) throw new Error(`there is no site '${siteId}'`)
    const page = readPage(known.page, site)
    // A profile may have any, also in the platform's own spelling, en_GB; the site's own of that language is next to it.
    const wanted = known.locale?.replace('_', '-')
    const own =
      site.locales.find(({ id }) => id === wanted) ??
      site.locales.find(({ id }) => id.split('-')[0] === wanted?.split('-')[0])
    const locale = own?.id ?? page?.locale ?? site.defaultLocale
    const isOfPage = page && (page.locale ?? locale) === locale
    return {
      language: getLanguage(locale),
      merchant: site.merchant,
      linkTo: path => (isOfPage ? `${page.base}${path}` : buildShopLink(site, locale, path))
    }
  }
