import type { ContentEditStore } from '../../storage/sqlite/content-edits'
import type { ContentPage, ContentRegion, PageKey } from './content-page'
import { findShared, getFallback, LANGUAGES, type Language } from '../../texts/localized-text'
import type { Clock } from '../clock'
import type { SiteId } from '../sites/site'
import { createScheduledView, writeGermanDay } from './schedule'

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
  /**
   * Finds a page of a site by id or by address ("/ratgeber", "ratgeber"); falls back to the language that a
   * country shares, then to German. An editor gets drafts, and what is not visible today.
   */
  findPage(
    siteId: SiteId,
    language: Language,
    idOrSlug: string,
    options?: { isEdited?: boolean }
  ): FoundPage | undefined
  /** The pages that a site has in a language, as visitors see them today. */
  listPages(siteId: SiteId, language: Language): ContentPage[]
  /** Serves a page of the seed with these regions from now on, or as the seed has it. */
  replace(key: PageKey, regions: ContentRegion[] | undefined): void
}

const trimSlashes = (address: string) => address.replace(/^\/+|\/+$/g, '')

const writeKey = ({ siteId, language, id }: PageKey) => `${siteId}/${language}/${id}`

/**
 * The content pages of all sites, looked up by site, language and id or address: the seed's, with editors'
 * saved versions. A saved version of a page that is no longer in the seed is kept for its return.
 */
export function createContentPages(
  seedPages: ContentPage[],
  edits: Pick<ContentEditStore, 'listSaved' | 'findDraft'>,
  clock: Clock
): ContentPages {
  const seeded = new Map(seedPages.map(page => [writeKey(page), page]))
  const byId = new Map(seeded)
  const view = createScheduledView()
  // An address stays with its page, whatever becomes of its content.
  const keyByAddress = new Map(
    seedPages.map(page => [`${page.siteId}/${page.language}/${trimSlashes(page.url)}`, writeKey(page)])
  )

  function replace(key: PageKey, regions: ContentRegion[] | undefined) {
    const page = seeded.get(writeKey(key))
    if (page) byId.set(writeKey(key), regions ? { ...page, content: { regions } } : page)
  }
  for (const saved of edits.listSaved()) replace(saved, saved.regions)

  function findIn(language: Language, siteId: SiteId, idOrSlug: string) {
    const scope = `${siteId}/${language}/`
    const found = byId.get(scope + idOrSlug)
    if (found) return { page: found, fetchedById: true }
    const page = byId.get(keyByAddress.get(scope + trimSlashes(idOrSlug)) ?? '')
    return page && { page, fetchedById: false }
  }

  return {
    replace,
    listPages(siteId, language) {
      const today = writeGermanDay(clock.now())
      const listIn = (wanted: Language) =>
        [...byId.values()].filter(page => page.siteId === siteId && page.language === wanted)
      const own = listIn(language)
      const ids = new Set(own.map(({ id }) => id))
      const shared = findShared(language)
      const general = shared ? listIn(shared) : []
      return [...own, ...general.filter(({ id }) => !ids.has(id))].map(page => view(page, today))
    },
    findPage(siteId, language, idOrSlug, { isEdited = false } = {}) {
      const found =
        findIn(language, siteId, idOrSlug) ??
        findIn(getFallback(language), siteId, idOrSlug) ??
        findIn('de', siteId, idOrSlug)
      if (!found) return undefined
      const translations = LANGUAGES.flatMap(
        translation => byId.get(`${siteId}/${translation}/${found.page.id}`) ?? []
      )
      const draft = isEdited ? edits.findDraft(found.page) : undefined
      const page = isEdited ? found.page : view(found.page, writeGermanDay(clock.now()))
      return {
        ...found,
        page: draft ? { ...page, content: { regions: draft.regions } } : page,
        canonicals: translations.map(page => ({ language: page.language, url: page.url }))
      }
    }
  }
}
