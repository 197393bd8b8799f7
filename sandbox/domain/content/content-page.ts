import type { Language } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'

/**
 * The days on which a component is visible, in Germany: from the day `from` until the day before `until`. A day
 * is "2026-12-01", or "12-01" in every year.
 */
export interface Schedule {
  from?: string
  until?: string
}

export interface ContentComponent {
  id: string
  type_id: string
  data: Record<string, unknown>
  regions?: ContentRegion[]
  custom?: Record<string, unknown>
  /** Always visible without one. */
  schedule?: Schedule
}

export interface ContentRegion {
  id: string
  components: ContentComponent[]
}

/** The names of a page. */
export type PageKey = Pick<ContentPage, 'siteId' | 'language' | 'id'>

/** One page in one language; `id` "global" holds the regions merged into every page. */
export interface ContentPage {
  id: string
  siteId: SiteId
  language: Language
  url: string
  title: string
  description: string
  keywords: string
  content: { regions: ContentRegion[] }
}
