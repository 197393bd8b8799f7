declare const clean: unique symbol

/** HTML of an editor that has been made safe to print. Links to the shop carry no site and locale yet. */
export type CleanHtml = string & { readonly [clean]: true }

/**
 * Makes an editor's HTML safe, where it enters the shop. The filter is a chunk
 * of its own: pages that the server has rendered bring clean HTML along, so most
 * visitors never load it.
 */
export async function cleanHtml(html: string): Promise<CleanHtml> {
  const { sanitizeHtml } = await import(/* webpackChunkName: "sanitize-html" */ './sanitize-html')
  return sanitizeHtml(html) as CleanHtml
}

/** A text as HTML that says the same, whoever wrote it: none of its "<" begins a tag. Entities stay entities. */
export const escapeTags = (text: string): CleanHtml => text.replaceAll('<', '&lt;') as CleanHtml

/** These stand within words; any other tag parts them. */
const INLINE_TAG = /<\/?(?:a|b|em|i|s|small|span|strong|su[bp]|u)\b[^>]*>/g

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0', amp: '&' }

/** The words of clean HTML, for a place that shows no markup. */
export const readWords = (html: CleanHtml): string =>
  html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()

const SHOP_LINK = /(<a [^>]*?href=")(\/(?!\/)[^"]*)"/g

/** Gives the links of clean HTML the prefix of site and locale. */
export function prefixLinks(html: CleanHtml, buildHref: (path: string) => string): string {
  return html.replace(SHOP_LINK, (_link, start: string, path: string) => {
    const href = buildHref(path.replaceAll('&amp;', '&'))
    return `${start}${href.replaceAll('&', '&amp;')}"`
  })
}
