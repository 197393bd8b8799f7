import { createElement, type ReactElement, type ReactNode } from 'react'
import { composeHead, HEAD_MARK, type HeadPart, type HeadTag } from '../../markup/head-tags'

interface Renderable<Rendered> {
  toComponent(): Rendered
}

/** What the framework asks for of the library's `renderStatic`. */
type StaticHead = Record<'title' | 'meta' | 'link' | 'script', Renderable<ReactElement[]>> &
  Record<'htmlAttributes' | 'bodyAttributes', Renderable<Record<string, unknown>>>

let parts: HeadPart[] = []

/**
 * On the server, in place of the library of this name, which goes through all heads of a page anew with each of them.
 * Like the library it gathers what is rendered until somebody takes it; as in the browser it knows title, html, meta,
 * link and script.
 */
export function Helmet({ children, defaultTitle }: { children?: ReactNode; defaultTitle?: string }) {
  parts.push({ children, defaultTitle })
  return null
}

/** Whether there is anything; undefined where not, as the library says it. */
Helmet.peek = (): readonly HeadPart[] | undefined => (parts.length > 0 ? parts : undefined)

/** Forgets what was gathered. */
Helmet.rewind = (): void => {
  parts = []
}

/** What was gathered, which is forgotten with it. */
Helmet.renderStatic = (): StaticHead => {
  const { title, attributes, listTags } = composeHead(parts)
  parts = []
  const write = (type: string) => ({ toComponent: () => listTags(type).map(buildElement) })
  return {
    title: { toComponent: () => [buildElement({ type: 'title', attributes: {}, text: title ?? '' }, 0)] },
    meta: write('meta'),
    link: write('link'),
    script: write('script'),
    htmlAttributes: { toComponent: () => attributes },
    bodyAttributes: { toComponent: () => ({}) }
  }
}

/** A script's text is written as it is: it is data, which whoever brings it has made safe. */
function buildElement({ type, attributes, text }: HeadTag, key: number): ReactElement {
  const props = { key, [HEAD_MARK]: 'true', ...attributes }
  if (!text) return createElement(type, props)
  if (type !== 'script') return createElement(type, props, text)
  return createElement(type, { ...props, dangerouslySetInnerHTML: { __html: text } })
}
