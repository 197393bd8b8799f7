import { createElement, type ReactElement } from 'react'
import { HEAD_MARK, composeHead, type HeadTag } from '../../../page-head/head-tags'
import { takeHeadParts } from '../../../page-head/head'

interface Renderable<Rendered> {
  toComponent(): Rendered
}

/** The part of the library's `renderStatic` that the framework's renderer calls. */
type StaticHead = Record<'title' | 'meta' | 'link' | 'script', Renderable<ReactElement[]>> &
  Record<'htmlAttributes' | 'bodyAttributes', Renderable<Record<string, unknown>>>

/** The framework asks this library for a page's head; the shop's pages have gathered it with `Head`. */
export const Helmet = {
  renderStatic(): StaticHead {
    const { title, attributes, listTags } = composeHead(takeHeadParts())
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
}

/** A script's text is data that `serializeStructuredData` has made safe; React would escape its quotes. */
function buildElement({ type, attributes, text }: HeadTag, key: number): ReactElement {
  const props = { key, [HEAD_MARK]: 'true', ...attributes }
  if (!text) return createElement(type, props)
  if (type !== 'script') return createElement(type, props, text)
  return createElement(type, { ...props, dangerouslySetInnerHTML: { __html: text } })
}
