declare const clean: unique symbol

/** An editor's HTML, sanitized. Links to the shop have no site and locale yet. */
export type CleanHtml = string & { readonly [clean]: true }

/**
 * Sanitizes an editor's HTML where it enters the shop. The sanitizer is a chunk
 * of its own: pages that the server has rendered contain clean HTML, so most
 * visitors never load it.
 */
export async function cleanHtml(html: string): Promise<CleanHtml> {
  const { sanitizeHtml } = await import(/* webpackChunkName: "sanitize-html" */ './sanitize-html')
  return sanitizeHtml(html) as CleanHtml
}

/** A text as HTML that shows the same: no "<" begins a tag. Entities stay entities. */
export const escapeTags = (text: string): CleanHtml => text.replaceAll('<', '&lt;') as CleanHtml

/** Inline tags, which do not separate words; any other tag does. */
const INLINE_TAG = /<\/?(?:a|b|em|i|s|small|span|strong|su[bp]|u)\b[^>]*>/g

/** The entities that editors' tools write, and those of markup itself. */
const ENTITIES: Record<string, string> = {
  ...{ lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', amp: '&', shy: '\u00ad' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ agrave: 'à', eacute: 'é', egrave: 'è', ecirc: 'ê', ccedil: 'ç', deg: '°', euro: '€' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bdquo: '„', ldquo: '“', rdquo: '”', rsquo: '’', times: '×' }
}

/** Decodes a known entity; any other stays as it is written. */
function readEntity(entity: string, name: string): string {
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

/** Clean HTML as plain text, for a place that shows no markup. */
export const readPlainText = (html: CleanHtml): string =>
  html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, readEntity)
    .replace(/ {2,}/g, ' ')
    .trim()

const LINK_ADDRESS = /(<a [^>]*?href=")([^"]*)"/g

/** Adds the prefix of site and locale to the shop's links in clean HTML. */
export function prefixLinks(html: CleanHtml, buildHref: (to: string) => string): string {
  return html.replace(LINK_ADDRESS, (_link, start: string, to: string) => {
    const href = buildHref(to.replaceAll('&amp;', '&'))
    return `${start}${href.replaceAll('&', '&amp;')}"`
  })
}
