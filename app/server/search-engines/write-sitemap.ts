import type { Alternate } from '../../visit/site/alternates'

/** One address of the shop with its versions in other locales. */
export interface SitemapAddress {
  href: string
  alternates: readonly Alternate[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap index, naming its parts. */
export function* writeIndex(parts: Iterable<string>): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n`
  for (const part of parts) yield `<sitemap><loc>${escapeXml(part)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

/** One part, address by address, so that no part is in memory as a whole. */
export function* writePart(addresses: Iterable<SitemapAddress>): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const { href, alternates } of addresses) {
    const links = alternates.map(
      version =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(version.hreflang)}" href="${escapeXml(version.href)}"/>`
    )
    yield `<url><loc>${escapeXml(href)}</loc>${links.join('')}</url>\n`
  }
  yield '</urlset>\n'
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/** Control characters are not even allowed as entities. */
// eslint-disable-next-line no-control-regex -- these are what must not pass
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
