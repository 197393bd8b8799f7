import type { SiteId } from './site'

/** A merchant's switches of a running shop; all other settings of a site are in its record. */
export interface SiteSettings {
  /** The least number of boxes of tea or coffee in an order with any of them; 0 = no such rule (requirement 6.5). */
  minBoxesOrder: number
  /** The shop offers gift cards by e-mail only (requirement 4.2). */
  hidePhysicalGiftCards: boolean
}

/** The interface for rules. */
export interface SiteSettingsLookup {
  getSettings(siteId: SiteId): SiteSettings
}

const defaults: SiteSettings = { minBoxesOrder: 0, hidePhysicalGiftCards: false }

/** Settings of all sites, for as long as the process lives; each begins without rules. */
export function createSiteSettings() {
  const changed = new Map<SiteId, SiteSettings>()
  const getSettings = (siteId: SiteId): SiteSettings => changed.get(siteId) ?? defaults
  return {
    getSettings,
    /** Changes the given settings. */
    change(siteId: SiteId, change: Partial<SiteSettings>): SiteSettings {
      const settings = { ...getSettings(siteId), ...change }
      changed.set(siteId, settings)
      return settings
    },
    reset: (): void => changed.clear()
  }
}

export type ChangeableSiteSettings = ReturnType<typeof createSiteSettings>
