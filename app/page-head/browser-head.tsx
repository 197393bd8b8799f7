import { useLayoutEffect, useState, type ReactNode } from 'react'
import { composeHead, HEAD_MARK, type HeadPart, type HeadTag } from '../markup/head-tags'

/** With when it was first rendered: what surrounds others comes before them. */
interface OrderedPart extends HeadPart {
  order: number
}

const parts = new Set<OrderedPart>()
let rendered = 0
let isPending = false

/**
 * In the browser, in place of the library of this name: the head is written once a page is committed. The library
 * writes while it renders, so that hydration which yields in between shows the title of a page that is half there.
 * It weighs a fraction, and knows the tags that the shop uses: title, html, meta, link and script.
 */
export function Helmet({ children, defaultTitle }: { children?: ReactNode; defaultTitle?: string }) {
  const [part] = useState<OrderedPart>(() => ({ order: rendered++, children: undefined }))
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

/** What stands there already stays as it is: a script would run, and a file be fetched, again. */
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
