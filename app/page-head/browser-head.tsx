import { Children, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react'

/** One `Helmet` of the page. */
interface HeadPart {
  /** When it was first rendered: what surrounds others comes before them. */
  order: number
  children: ReactNode
  defaultTitle?: string
}

interface HeadTag {
  type: string
  attributes: Record<string, unknown>
  text?: string
}

/** Marks what belongs to the page, on elements of the head and, as a list of names, on `html`; as the server writes it. */
const MARK = 'data-react-helmet'

/** By these attributes a tag of an inner part takes the place of an outer part's. */
const IDENTITIES = ['property', 'name', 'href', 'src']

const parts = new Set<HeadPart>()
let rendered = 0
let isPending = false

/**
 * In the browser, in place of the library of this name: the head is written once a page is committed. The library
 * writes while it renders, so that hydration which yields in between shows the title of a page that is half there.
 * It weighs a fraction, and knows the tags that the shop uses: title, html, meta, link and script.
 */
export function Helmet({ children, defaultTitle }: { children?: ReactNode; defaultTitle?: string }) {
  const [part] = useState<HeadPart>(() => ({ order: rendered++, children: undefined }))
  useLayoutEffect(() => {
    part.children = children
    part.defaultTitle = defaultTitle
    parts.add(part)
    writeSoon()
  })
  useLayoutEffect(
    () => () => {
      parts.delete(part)
      writeSoon()
    },
    [part]
  )
  return null
}

/** After the commit: what leaves and what comes with it are written together. */
function writeSoon() {
  if (isPending) return
  isPending = true
  queueMicrotask(() => {
    isPending = false
    writeHead([...parts].sort((a, b) => a.order - b.order))
  })
}

function writeHead(sorted: HeadPart[]) {
  const tags = sorted.map(({ children }) => readTags(children))
  const titles = tags.flatMap(own => own.filter(({ type }) => type === 'title').map(({ text }) => text))
  const title = titles.at(-1) || sorted.filter(part => part.defaultTitle !== undefined).at(-1)?.defaultTitle
  if (title !== undefined && document.title !== title) document.title = title
  const own = tags.flat().filter(({ type }) => type === 'html')
  writeAttributes(document.documentElement, Object.assign({}, ...own.map(({ attributes }) => attributes)))
  for (const type of ['meta', 'link', 'script']) {
    writeElements(
      type,
      selectInnermost(tags.map(each => each.filter(tag => tag.type === type))).map(buildElement)
    )
  }
}

function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap(child => {
    if (!isValidElement<{ children?: ReactNode }>(child) || typeof child.type !== 'string') return []
    const { children: text, ...attributes } = child.props
    return [{ type: child.type, attributes, text: joinText(text) }]
  })
}

const joinText = (text: ReactNode): string => Children.toArray(text).join('')

/** What makes two tags the same; a canonical address has no equal, whatever it is. */
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

function listAttributes(attributes: Record<string, unknown>): [name: string, value: string][] {
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === false
      ? []
      : [[name.toLowerCase(), value === true ? '' : String(value)]]
  )
}

function buildElement({ type, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of listAttributes(attributes)) element.setAttribute(name, value)
  if (text) element.textContent = text
  element.setAttribute(MARK, 'true')
  return element
}

/** What stands there already stays as it is: a script would run, and a file be fetched, again. */
function writeElements(type: string, wanted: HTMLElement[]) {
  const old = [...document.head.querySelectorAll(`${type}[${MARK}]`)]
  for (const element of wanted) {
    const index = old.findIndex(each => each.isEqualNode(element))
    if (index >= 0) old.splice(index, 1)
    else document.head.append(element)
  }
  for (const element of old) element.remove()
}

function writeAttributes(element: HTMLElement, attributes: Record<string, unknown>) {
  const wanted = new Map(listAttributes(attributes))
  for (const name of element.getAttribute(MARK)?.split(',') ?? [])
    if (name && !wanted.has(name)) element.removeAttribute(name)
  for (const [name, value] of wanted)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  const names = [...wanted.keys()].join(',')
  if (element.getAttribute(MARK) !== names) element.setAttribute(MARK, names)
}
