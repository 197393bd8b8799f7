import type { ContentPage } from './content-page'
import { LANGUAGES, type Language } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'

/** The same page in another language. */
interface CanonicalAddress {
  language: Language
  url: string
}

export interface FoundPage {
  page: ContentPage
  /** False when the page was found by its address. */
  fetchedById: boolean
  canonicals: CanonicalAddress[]
}

export interface ContentPages {
  /** Finds a page of a site by id or by address ("/ratgeber", "ratgeber"); falls back to German. */
  findPage(siteId: SiteId, language: Language, idOrSlug: string): FoundPage | undefined
  /** The pages that a site has in a language. */
  listPages(siteId: SiteId, language: Language): ContentPage[]
}

const trimSlashes = (address: string) => address.replace(/^\/+|\/+$/g, '')

/** The content pages of all sites, looked up by site, language and id or address. */
export function createContentPages(pages: ContentPage[]): ContentPages {
  const byId = new Map(pages.map(page => [`${page.siteId}/${page.language}/${page.id}`, page]))
  const byAddress = new Map(
    pages.map(page => [`${page.siteId}/${page.language}/${trimSlashes(page.url)}`, page])
  )

  function findIn(language: Language, siteId: SiteId, idOrSlug: string) {
    const scope = `${siteId}/${language}/`
    const found = byId.get(scope + idOrSlug)
    if (found) return { page: found, fetchedById: true }
    const page = byAddress.get(scope + trimSlashes(idOrSlug))
    return page && { page, fetchedById: false }
  }

  return {
    listPages: (siteId, language) =>
      pages.filter(page => page.siteId === siteId && page.language === language),
    findPage(siteId, language, idOrSlug) {
      const found = findIn(language, siteId, idOrSlug) ?? findIn('de', siteId, idOrSlug)
      if (!found) return undefined
      const translations = LANGUAGES.flatMap(
        translation => byId.get(`${siteId}/${translation}/${found.page.id}`) ?? []
      )
      return { ...found, canonicals: translations.map(page => ({ language: page.language, url: page.url })) }
    }
  }
}
