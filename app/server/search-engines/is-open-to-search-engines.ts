import type { ServerSettings } from '../server-settings'

/**
 * Whether robots may look at this shop: only in production, not while it is closed for
 * maintenance or by the access gate, and not where the settings forbid it (a shop for trials).
 */
export const isOpenToSearchEngines = ({ production, searchEngines, config, accessGate }: ServerSettings) =>
  production && searchEngines && !config.maintenance && !accessGate
