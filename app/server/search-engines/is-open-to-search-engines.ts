import type { ServerSettings } from '../settings/server-settings'

/**
 * Whether robots may look at this shop: only in production, not behind the access gate,
 * and not where the settings forbid it (a shop for trials). Maintenance closes nothing to them:
 * pages and sitemap answer 503, which says to come again, while robots.txt would be believed for a day.
 */
export const isOpenToSearchEngines = ({ production, searchEngines, accessGate }: ServerSettings) =>
  production && searchEngines && !accessGate
