import { Children, isValidElement, type ReactNode } from 'react'

/** The props of one `Head`. */
export interface HeadPart {
  children: ReactNode
  defaultTitle?: string
}

export interface HeadTag {
  type: string
  attributes: Record<string, unknown>
  text?: string
}

/** Marks what belongs to the page, on elements of the head and, as a list of names, on `html`. */
export const HEAD_MARK = 'data-head'

/** A tag of an inner part replaces a tag of an outer part that has the same value of one of these attributes. */
const IDENTITIES = ['property', 'name', 'href', 'src']

function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap(child => {
    if (!isValidElement<{ children?: ReactNode }>(child) || typeof child.type !== 'string') return []
    const { children: text, ...attributes } = child.props
    return [{ type: child.type, attributes, text: joinText(text) }]
  })
}

const joinText = (text: ReactNode): string => Children.toArray(text).join('')

/** Identity of a tag: a later tag replaces an earlier one of the same. There is one canonical link. */
function identify({ attributes, text }: HeadTag): string {
  if (attributes.rel === 'canonical') return 'canonical'
  const name = IDENTITIES.find(each => attributes[each])
  return name ? `${name} ${String(attributes[name])}`.toLowerCase() : (text ?? '').toLowerCase()
}

/** Later parts are inner ones; one part may have the same tag more than once. */
function selectInnermost(tagsOfParts: HeadTag[][]): HeadTag[] {
  const seen = new Set<string>()
  return tagsOfParts.reduceRight<HeadTag[]>((kept, own) => {
    const fresh = own.filter(tag => !seen.has(identify(tag)))
    for (const tag of own) seen.add(identify(tag))
    return [...fresh, ...kept]
  }, [])
}

interface Head {
  title: string | undefined
  /** Attributes of `html`. */
  attributes: Record<string, unknown>
  listTags(type: string): HeadTag[]
}

/** Merges the parts of a head, the outermost first. */
export function composeHead(parts: readonly HeadPart[]): Head {
  const tags = parts.map(({ children }) => readTags(children))
  const titles = tags.flatMap(own => own.filter(({ type }) => type === 'title').map(({ text }) => text))
  const title = titles.at(-1) || parts.findLast(part => part.defaultTitle !== undefined)?.defaultTitle
  const own = tags.flat().filter(({ type }) => type === 'html')
  return {
    title,
    attributes: Object.assign({}, ...own.map(({ attributes }) => attributes)) as Record<string, unknown>,
    listTags: type => selectInnermost(tags.map(each => each.filter(tag => tag.type === type)))
  }
}
