import { createContext, useContext, type ReactNode } from 'react'
import type { AppConfig, LocaleConfig, SiteConfig } from '../config/app-config'
import { buildPath } from './build-path'
import { resolveSite } from './resolve-site'
import { readShopLink, splitAddress, type ShopLink } from './shop-link'

/** Where the shopper is: which brand, which language, which currency. */
export interface SiteContext {
  site: SiteConfig
  locale: LocaleConfig
  /** ISO 4217, e.g. EUR. */
  currency: string
  /** Origin of canonical addresses, e.g. https://shop.example; empty when unknown. */
  origin: string
  /** The whole shop is closed for an upgrade (requirement 1.5). */
  underMaintenance: boolean
  /** The error-reporting service. */
  monitoring: AppConfig['monitoring']
  /** The third parties whose scripts a page may load, with consent. */
  thirdParties: AppConfig['thirdParties']
  /** Where the payment provider is, and the shop's public key there. */
  payment: AppConfig['payment']
  /** This shop's ids at the side services; no secrets. */
  sideServices: AppConfig['sideServices']
  /** Ways to log in besides the password. */
  login: AppConfig['commerce']['login']
  /** Adds site and locale to a path of the shop; those that it already has are removed first. */
  href: (path: string) => string
  /** The address of any kind of link: our own pages as `href`, anything else as it is. */
  link: (to: string) => string
  /** The path of a page of this site, from an address as the platform names it; undefined for any other. */
  readPath: (address: string) => string | undefined
  /** Whether an address of ours is another site or locale, which takes a full page load. */
  needsFullLoad: (href: string) => boolean
  /** The same path in another locale of this site; a full page load, since texts and prices change. */
  hrefIn: (locale: LocaleConfig, path: string) => string
  /** Removes site and locale again. */
  pathOf: (pathname: string) => string
}

/** Builds the context of one site and locale. */
export function createSiteContext(
  config: AppConfig,
  site: SiteConfig,
  locale: LocaleConfig,
  origin: string
): SiteContext {
  const build = (link: ShopLink) => buildPath(config.url, link.site, link.locale, link.path)
  const read = (other: LocaleConfig, link: string) => readShopLink(config, { site, locale: other }, link)
  // Every path is written as a page of the shop, so that no path leads to another host.
  const hrefIn = (other: LocaleConfig, path: string) =>
    build(read(other, path) ?? { site, locale: other, path })
  return {
    site,
    locale,
    currency: locale.preferredCurrency,
    origin,
    underMaintenance: config.maintenance,
    monitoring: config.monitoring,
    thirdParties: config.thirdParties,
    payment: config.payment,
    sideServices: config.sideServices,
    login: config.commerce.login,
    href: path => hrefIn(locale, path),
    link: to => {
      const link = read(locale, to)
      return link ? build(link) : to
    },
    readPath: address => {
      const link = read(locale, address)
      return link && link.site.id === site.id && link.path.startsWith('/') ? link.path : undefined
    },
    needsFullLoad: href => {
      const { pathname, search } = splitAddress(href)
      const found = resolveSite(config, pathname, search)
      return found.site.id !== site.id || found.locale.id !== locale.id
    },
    hrefIn,
    pathOf: pathname => resolveSite(config, pathname, '').path
  }
}

const Context = createContext<SiteContext | undefined>(undefined)

export function SiteProvider({ value, children }: { value: SiteContext; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** @throws Error outside of a SiteProvider (requirement 13.3). */
export function useSite(): SiteContext {
  const value = useContext(Context)
  if (!value) throw new Error('useSite must be used within SiteProvider')
  return value
}
