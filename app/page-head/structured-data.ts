import type { SiteContext } from '../visit/site/site-context'
import { paths } from '../visit/addresses/paths'

/** One schema.org object for search engines. */
export type StructuredData = Record<string, unknown>

const CONTEXT = 'https://schema.org'

/** An absolute address of the shop; relative where the shop's own origin is unknown. */
export const buildAbsoluteAddress = (site: SiteContext, path: string): string =>
  `${site.origin}${site.href(path)}`

/** A picture's absolute address: those that the shop itself serves have no host. */
export const buildAbsoluteImage = (site: SiteContext, link: string): string =>
  link.startsWith('/') && !link.startsWith('//') ? `${site.origin}${link}` : link

/** The organization behind the shop and how to reach it, for the home page. */
export function buildOrganizationData(site: SiteContext): StructuredData {
  const { name, tel, supportEmail } = site.site
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    url: buildAbsoluteAddress(site, paths.home),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: tel,
      email: supportEmail
    }
  }
}

/** The products of a list in their order, each by its address; `offset` counts those on earlier pages. */
export function buildItemListData(
  site: SiteContext,
  items: readonly { to: string }[],
  offset: number
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: items.map(({ to }, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: buildAbsoluteAddress(site, to)
    }))
  }
}

/** The shop with its search, for the home page (requirement 1.6). */
export function buildSearchActionData(site: SiteContext): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.site.name,
    url: buildAbsoluteAddress(site, paths.home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: buildSearchTemplate(site) },
      'query-input': `required name=${PHRASE}`
    }
  }
}

const PHRASE = 'search_term_string'

/** The braces stay unencoded in the query, wherever site and locale are. */
const buildSearchTemplate = (site: SiteContext): string =>
  buildAbsoluteAddress(site, paths.search(PHRASE)).replace(PHRASE, `{${PHRASE}}`)

/** The breadcrumbs of a page; the last entry may have no link. */
export function buildBreadcrumbData(
  site: SiteContext,
  crumbs: readonly { label: string; to?: string }[]
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: buildAbsoluteAddress(site, to) } : {})
    }))
  }
}

/**
 * Structured data as the content of a script element: no "<" survives, so no text
 * in it can end the element or begin a comment.
 */
export const serializeStructuredData = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
