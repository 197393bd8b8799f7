import type { AppConfig } from '../../visit/config/app-config'

/** This shop's ids and names at the side services that are on; see `config/default.js`. No secrets. */
export type SideServiceSettings = Required<AppConfig['sideServices']>

/** The shop's own proxies to the services. */
export const PERSONALIZATION_PROXY = '/mobify/proxy/einstein'
export const CASES_PROXY = '/mobify/proxy/cases'

/** Whether the shopper currently agrees to marketing (requirement 12.2). */
export type IsAllowed = () => boolean
