import type { AppConfig } from '../../config/app-config'

/** Ids and names by which the side services know this shop; see `config/default.js`. No secrets. */
export type SideServiceSettings = AppConfig['sideServices']

/** The shop's own proxies to the services. */
export const PERSONALIZATION_PROXY = '/mobify/proxy/einstein'
export const CASES_PROXY = '/mobify/proxy/cases'

/** Whether the shopper has agreed to marketing, at this moment (requirement 3.6). */
export type IsAllowed = () => boolean
