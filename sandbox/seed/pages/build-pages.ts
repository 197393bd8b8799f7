import type { Schedule } from '../../domain/content/content-page'
import type { ContentComponent, ContentPage, ContentRegion } from '../../domain/content/content-page'
import {
  findShared,
  LANGUAGES,
  say,
  type InLanguages,
  type Language,
  type Localized
} from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import { sites } from '../sites'

/** A component as an author writes it: no id, texts in every language. */
export interface ComponentDraft {
  type: string
  data: Record<string, unknown>
  regions?: Record<string, ComponentDraft[]>
  schedule?: Schedule
  /** On the pages of these languages only, e.g. for what one country's law asks for. */
  languages?: Language[]
}

export interface PageDraft {
  id: string
  /** Address of the page; `/{id}` unless stated. */
  url?: string
  title: Localized
  description: Localized
  keywords?: Localized
  regions: Record<string, ComponentDraft[]>
}

/** A component of a page; data may hold localized texts at any depth. */
export function component(
  type: string,
  data: Record<string, unknown>,
  regions?: ComponentDraft['regions']
): ComponentDraft {
  return { type, data, regions }
}

/** The component on these days only: "11-01" is a day of every year. */
export const during = (from: string, until: string, draft: ComponentDraft): ComponentDraft => ({
  ...draft,
  schedule: { from, until }
})

/** Each draft as one page per language of the site; in a country's wording only where that differs. */
export function buildPages(siteId: SiteId, drafts: PageDraft[]): ContentPage[] {
  const languages = listLanguages(siteId)
  return drafts.flatMap(draft =>
    languages
      .map(language => buildPage(siteId, draft, language))
      .filter((page, _index, all) => {
        const general = all.find(({ language }) => language === findShared(page.language))
        return (
          general === undefined ||
          JSON.stringify({ ...page, language: general.language }) !== JSON.stringify(general)
        )
      })
  )
}

function listLanguages(siteId: SiteId): Language[] {
  const locales = sites.find(site => site.id === siteId)?.locales ?? []
  return LANGUAGES.filter(language => locales.some(({ id }) => id.startsWith(language)))
}

function buildPage(siteId: SiteId, draft: PageDraft, language: Language): ContentPage {
  return {
    id: draft.id,
    siteId,
    language,
    url: draft.url ?? `/${draft.id}`,
    title: say(draft.title, language),
    description: say(draft.description, language),
    keywords: say(draft.keywords, language) ?? '',
    content: { regions: buildRegions(draft.regions, language, draft.id) }
  }
}

function buildRegions(
  regions: Record<string, ComponentDraft[]>,
  language: Language,
  path: string
): ContentRegion[] {
  return Object.entries(regions).map(([id, drafts]) => ({
    id,
    components: drafts
      .filter(({ languages }) => languages?.includes(language) ?? true)
      .map((draft, index) => buildComponent(draft, language, `${path}-${id}-${index + 1}`))
  }))
}

function buildComponent(draft: ComponentDraft, language: Language, id: string): ContentComponent {
  const built: ContentComponent = {
    id,
    type_id: draft.type,
    data: translate(draft.data, language) as ContentComponent['data'],
    ...(draft.schedule && { schedule: draft.schedule })
  }
  return draft.regions ? { ...built, regions: buildRegions(draft.regions, language, id) } : built
}

/** Replaces every localized text inside a value by that of one language. */
function translate(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map(entry => translate(entry, language))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return say(value, language)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, translate(entry, language)]))
}

function isLocalized(value: object): value is InLanguages<unknown> {
  return 'de' in value && 'en' in value
}
