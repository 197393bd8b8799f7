import { createContext, useContext, type ReactNode } from 'react'
import type { AppConfig, LocaleConfig, SiteConfig } from '../config/app-config'
import { buildPath } from './build-path'
import { resolveSite } from './resolve-site'

/** Where the shopper is: which brand, which language, which money. */
export interface SiteContext {
  site: SiteConfig
  locale: LocaleConfig
  /** ISO 4217, e.g. EUR. */
  currency: string
  /** Origin of canonical addresses, e.g. https://shop.example; empty when unknown. */
  origin: string
  /** The whole shop is closed for an upgrade (spec 1 section 4). */
  underMaintenance: boolean
  /** The error-reporting service. */
  monitoring: AppConfig['monitoring']
  /** Whose scripts a page may load, with consent. */
  thirdParties: AppConfig['thirdParties']
  /** By which ids the side services know this shop; no secrets. */
  sideServices: AppConfig['sideServices']
  /** Adds site and locale to a path of the shop. */
  href: (path: string) => string
  /** The same path in another locale of this site; a full page load, since words and prices change. */
  hrefIn: (locale: LocaleConfig, path: string) => string
  /** Takes site and locale off again. */
  pathOf: (pathname: string) => string
}

/** Builds the context of one site and locale. */
export function createSiteContext(
  config: AppConfig,
  site: SiteConfig,
  locale: LocaleConfig,
  origin: string
): SiteContext {
  return {
    site,
    locale,
    currency: locale.preferredCurrency,
    origin,
    underMaintenance: config.maintenance,
    monitoring: config.monitoring,
    thirdParties: config.thirdParties,
    sideServices: config.sideServices,
    href: path => buildPath(config.url, site, locale, path),
    hrefIn: (other, path) => buildPath(config.url, site, other, path),
    pathOf: pathname => resolveSite(config, pathname, '').path
  }
}

const Context = createContext<SiteContext | undefined>(undefined)

export function SiteProvider({ value, children }: { value: SiteContext; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** @throws Error outside of a SiteProvider (spec 3 section 8). */
export function useSite(): SiteContext {
  const value = useContext(Context)
  if (!value) throw new Error('useSite must be used within SiteProvider')
  return value
}
