import { escapeAttrValue, FilterXSS, friendlyAttrValue, type IWhiteList } from 'xss'
import { findLinkKind, isExternal } from '../link/link-kind'

const TEXT_TAGS =
  'p h2 h3 h4 ul ol li dl dt dd strong b em i u s sub sup small br hr blockquote figure figcaption span div table caption thead tbody tr'

const whiteList: IWhiteList = {
  ...Object.fromEntries(TEXT_TAGS.split(' ').map(tag => [tag, []])),
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan']
}

/** The content of these is code, not text. */
const DROPPED_WITH_CONTENT = ['script', 'style']

/** An attribute's name and its value, if any; matched from left to right, so that a long tag takes linear time. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const IMAGE_ADDRESS = /^(https?:\/\/|\/)/i

/**
 * Sanitizes an editor's HTML: known tags and attributes only, links
 * and pictures by safe addresses, paths of the shop from its root, links to other
 * hosts without the opener. A "<" that begins no tag stays, as text.
 */
export function sanitizeHtml(html: string): string {
  const filter = new FilterXSS({
    whiteList,
    css: false,
    stripIgnoreTag: true,
    stripIgnoreTagBody: DROPPED_WITH_CONTENT,
    // The library's own parsing of attributes takes quadratic time.
    onTag: (tag, html, { isWhite, isClosing }) => (isWhite && !isClosing ? writeTag(tag, html) : undefined)
  })
  // Once every "<" has its ">", the search for the end of a tag always succeeds.
  return filter.process(escapeLoneBrackets(html))
}

/** A known tag with its known attributes. */
function writeTag(tag: string, html: string): string {
  const known = whiteList[tag] ?? []
  const end = html.endsWith('/>') ? ' />' : '>'
  if (known.length === 0) return `<${tag}${end}`
  let written = `<${tag}`
  for (const [, name = '', ...values] of html.slice(1 + tag.length).matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase()
    if (!known.includes(attribute)) continue
    const clean = writeAttribute(
      tag,
      attribute,
      values.find(value => value !== undefined)
    )
    if (clean) written += ` ${clean}`
  }
  return written + end
}

function writeAttribute(tag: string, name: string, value: string | undefined): string {
  if (value === undefined) return name
  if (tag === 'a' && name === 'href') return writeHref(readAddress(value))
  if (tag === 'img' && name === 'src') return writeSource(readAddress(value))
  return `${name}="${escapeAttrValue(friendlyAttrValue(value))}"`
}

/** The address as a browser would read it. */
const readAddress = (value: string) => friendlyAttrValue(value).replaceAll('&amp;', '&').trim()

const quote = (address: string) => escapeAttrValue(address.replaceAll('&', '&amp;'))

function writeHref(address: string): string {
  const kind = findLinkKind(address)
  if (kind === 'unsafe') return ''
  if (kind === 'route') return `href="${quote(address.startsWith('/') ? address : `/${address}`)}"`
  return isExternal(address)
    ? `href="${quote(address)}" rel="noopener noreferrer"`
    : `href="${quote(address)}"`
}

/** An editor's picture never delays the page. */
const writeSource = (address: string) =>
  IMAGE_ADDRESS.test(address) ? `src="${quote(address)}" loading="lazy" decoding="async"` : ''

/** Escapes each "<" that does not begin a tag (find-tags.ts). */
function escapeLoneBrackets(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<(?!\/?[a-z]|[!?])/gi, '&lt;') + html.slice(end).replaceAll('<', '&lt;')
}
