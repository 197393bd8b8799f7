import { escapeAttrValue, friendlyAttrValue, parseTag, stripCommentTag } from 'xss'
import { findLinkKind, isExternal } from '../action/link-kind'
import { OpenElements } from './open-elements'

const TEXT_TAGS =
  'p h2 h3 h4 ul ol li dl dt dd strong b em i u s sub sup small br hr blockquote figure figcaption span div table caption thead tbody tr'

/** The tags that are kept, each with the attributes that are kept. */
const KEPT = new Map<string, string[]>([
  ...TEXT_TAGS.split(' ').map((tag): [string, string[]] => [tag, []]),
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']]
])

/** The content of these is code, not text. */
const DROPPED_WITH_CONTENT = ['script', 'style']

/** An attribute's name and its value, if any; matched from left to right, so that a long tag takes linear time. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const IMAGE_ADDRESS = /^(https?:\/\/|\/)/i

/** Characters that browsers do not treat as white space between the parts of a table. */
const WORD = /[^\t\n\f\r ]/

/**
 * Sanitizes an editor's HTML: known tags and attributes only, links and pictures by safe addresses, paths of
 * the shop from its root, links to other hosts without the opener. A "<" that begins no tag stays, as text.
 * The result is balanced, and a browser parses it as it is written (open-elements.ts): React hydrates the
 * server's elements.
 */
export function sanitizeHtml(html: string): string {
  const open = new OpenElements()
  let dropped: string | undefined
  const writeTag = (tag: string, source: string, isEnd: boolean): string => {
    if (dropped) {
      if (isEnd && tag === dropped) dropped = undefined
      return ''
    }
    if (!isEnd && DROPPED_WITH_CONTENT.includes(tag)) dropped = tag
    const known = KEPT.get(tag)
    if (!known) return ''
    return isEnd ? open.close(tag) : open.open(tag, writeAttributes(tag, known, source))
  }
  const writeText = (text: string): string =>
    dropped || text === '' ? '' : open.openText(!WORD.test(text)) + escapeText(text)
  // Once every "<" has its ">", the search for the end of a tag always succeeds.
  const source = escapeLoneBrackets(stripCommentTag(normalizeCharacters(html)))
  const written = parseTag(
    source,
    (_start, _written, tag, html, isEnd) => writeTag(tag, html, isEnd),
    writeText
  )
  return written + open.closeAll()
}

/** Characters that a browser's parser drops or replaces. */
const normalizeCharacters = (html: string) => html.replaceAll('\0', '').replace(/\r\n?/g, '\n')

/** Entities stay as they are. */
const escapeAmpersands = (text: string) => text.replace(/&(?![a-z#])/gi, '&amp;')

const escapeText = (text: string) =>
  escapeAmpersands(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

/** The allowed attributes of a start tag, each once: browsers use the first of a name. */
function writeAttributes(tag: string, known: string[], html: string): string {
  if (known.length === 0) return ''
  const written = new Map<string, string>()
  for (const [, name = '', ...values] of html.slice(1 + tag.length).matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase()
    if (!known.includes(attribute) || written.has(attribute)) continue
    written.set(attribute, writeAttribute(tag, attribute, values.find(value => value !== undefined) ?? ''))
  }
  return [...written.values()].join('')
}

function writeAttribute(tag: string, name: string, value: string): string {
  if (tag === 'a' && name === 'href') return writeHref(readAddress(value))
  if (tag === 'img' && name === 'src') return writeSource(readAddress(value))
  return ` ${name}="${escapeAmpersands(escapeAttrValue(friendlyAttrValue(value)))}"`
}

/** The address as a browser would read it. */
const readAddress = (value: string) => friendlyAttrValue(value).replaceAll('&amp;', '&').trim()

const quote = (address: string) => escapeAttrValue(address.replaceAll('&', '&amp;'))

function writeHref(address: string): string {
  const kind = findLinkKind(address)
  if (kind === 'unsafe' || address === '') return ''
  if (kind === 'route') return ` href="${quote(address.startsWith('/') ? address : `/${address}`)}"`
  return isExternal(address)
    ? ` href="${quote(address)}" rel="noopener noreferrer"`
    : ` href="${quote(address)}"`
}

/** An editor's picture never delays the page. */
const writeSource = (address: string) =>
  IMAGE_ADDRESS.test(address) ? ` src="${quote(address)}" loading="lazy" decoding="async"` : ''

/** Escapes each "<" that does not begin a tag (`hasTags`). */
function escapeLoneBrackets(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<(?!\/?[a-z]|[!?])/gi, '&lt;') + html.slice(end).replaceAll('<', '&lt;')
}
