import { useInsertionEffect, useState, type ReactNode } from 'react'
import { composeHead, HEAD_MARK, type HeadPart, type HeadTag } from './head-tags'

/** A part with the order of its first render, in which outer parts come before inner ones. */
interface OrderedPart extends HeadPart {
  order: number
}

type HeadProps = Omit<HeadPart, 'children'> & { children?: ReactNode }

/** On the server: the parts rendered since the last `takeHeadParts`. */
let gathered: HeadPart[] = []

/** In the browser: the elements on the page. */
const parts = new Set<OrderedPart>()
let rendered = 0
let isPending = false

/**
 * Title, `html` attributes, meta, link and script elements of a page's head, from wherever in the page they are known;
 * an inner part overrides an outer one. The server gathers the parts of a render for the document around it. The
 * browser writes them once a page is committed: hydration yields in between, and a head that is written while React
 * renders would show the title of a page that is half there. The compiler leaves the other half out of each bundle.
 */
export const Head = typeof window === 'undefined' ? GatheredHead : WrittenHead

/** The head's parts of one render on the server, the outermost first; the next render begins without them. */
export function takeHeadParts(): HeadPart[] {
  const taken = gathered
  gathered = []
  return taken
}

function GatheredHead({ children, defaultTitle }: HeadProps) {
  gathered.push({ children, defaultTitle })
  return null
}

function WrittenHead({ children, defaultTitle }: HeadProps) {
  const [part] = useState<OrderedPart>(() => ({ order: rendered++, children: undefined }))
  useInsertionEffect(() => {
    part.children = children
    part.defaultTitle = defaultTitle
    parts.add(part)
    writeSoon()
  })
  useInsertionEffect(
    () => () => {
      parts.delete(part)
      writeSoon()
    },
    [part]
  )
  return null
}

/** After the commit, so that the parts that leave and those that come are written together. */
function writeSoon() {
  if (isPending) return
  isPending = true
  queueMicrotask(() => {
    isPending = false
    writeHead([...parts].sort((a, b) => a.order - b.order))
  })
}

function writeHead(sorted: HeadPart[]) {
  const { title, attributes, listTags } = composeHead(sorted)
  if (title !== undefined && document.title !== title) document.title = title
  writeAttributes(document.documentElement, attributes)
  for (const type of ['meta', 'link', 'script']) writeElements(type, listTags(type).map(buildElement))
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
  element.setAttribute(HEAD_MARK, 'true')
  return element
}

/** Keeps equal elements of the head: a replaced script would run, and a replaced link be fetched, again. */
function writeElements(type: string, wanted: HTMLElement[]) {
  const old = [...document.head.querySelectorAll(`${type}[${HEAD_MARK}]`)]
  for (const element of wanted) {
    const index = old.findIndex(each => each.isEqualNode(element))
    if (index >= 0) old.splice(index, 1)
    else document.head.append(element)
  }
  for (const element of old) element.remove()
}

function writeAttributes(element: HTMLElement, attributes: Record<string, unknown>) {
  const wanted = new Map(listAttributes(attributes))
  for (const name of element.getAttribute(HEAD_MARK)?.split(',') ?? [])
    if (name && !wanted.has(name)) element.removeAttribute(name)
  for (const [name, value] of wanted)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  const names = [...wanted.keys()].join(',')
  if (element.getAttribute(HEAD_MARK) !== names) element.setAttribute(HEAD_MARK, names)
}
