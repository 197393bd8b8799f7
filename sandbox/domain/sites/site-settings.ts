import type { SiteId } from './site'

/** What a merchant switches while the shop is open; everything else of a site stands in its record. */
export interface SiteSettings {
  /** Boxes of what is brewed that an order with any of it needs at least; 0 = no such rule (requirement 6.5). */
  minBoxesOrder: number
  /** The shop offers gift cards by e-mail only (requirement 4.2). */
  hidePhysicalGiftCards: boolean
}

/** What the rules ask. */
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
    /** Changes what is named. */
    change(siteId: SiteId, change: Partial<SiteSettings>): SiteSettings {
      const settings = { ...getSettings(siteId), ...change }
      changed.set(siteId, settings)
      return settings
    },
    reset: (): void => changed.clear()
  }
}

export type ChangeableSiteSettings = ReturnType<typeof createSiteSettings>
