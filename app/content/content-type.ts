import type { ComponentType } from 'react'
import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import type { Attributes } from './attributes'
import type { ContentComponentData } from './page/content-page'

/**
 * The part of the page that a component opens: the page with its h1 ("page"), a page whose heading comes later ("block"), a
 * list whose products should be in view with it ("list"), or none.
 */
export type Opening = 'page' | 'block' | 'list' | false

export interface ContentProps<Props> {
  attributes: Props
  component: ContentComponentData
  /** Its opening, "page" only where it `headsPage`: its picture loads eagerly, and it has no margin above. */
  first: Opening
}

/** A component that merchandisers can place: how to read it, how to show it, what it needs. */
export interface ContentType<Props> {
  /** Its type ids in the content system. */
  typeIds: string[]
  /** Returns undefined when there is too little to show anything. */
  parse: (data: Attributes) => Props | undefined
  Component: ComponentType<ContentProps<Props>>
  /** Whether it renders the h1 at the start of a page; by default it never does. */
  headsPage?: (attributes: Props) => boolean
  /** The queries of the component, so that the server can prefetch them; each is optional. `search` is the address's query. */
  queries?: (attributes: Props, platform: Platform, search: URLSearchParams) => QueryObject<unknown>[]
}

/** Erases the type of the attributes, which only the content type itself needs. */
export function defineContentType<Props>(type: ContentType<Props>): ContentType<unknown> {
  return type as ContentType<unknown>
}
