import type { ComponentType } from 'react'
import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import type { Attributes } from './attributes'
import type { ContentComponentData } from './model/content-page'

/**
 * The page with its heading, a page whose heading comes later, a list whose products shall stand in the
 * window with it, or nothing.
 */
export type Opening = 'page' | 'block' | 'list' | false

export interface ContentProps<Props> {
  attributes: Props
  component: ContentComponentData
  /** What the component opens, "page" only where it `headsPage`: its picture loads at once, and it has no room above. */
  first: Opening
}

/** A component that merchandisers can place: how to read it, how to show it, what it needs. */
export interface ContentType<Props> {
  /** Names under which the content system knows it. */
  typeIds: string[]
  /** Answers undefined when there is too little to show anything. */
  parse: (data: Attributes) => Props | undefined
  Component: ComponentType<ContentProps<Props>>
  /** Whether it brings the h1 of a page that it opens; without, it never does. */
  headsPage?: (attributes: Props) => boolean
  /** What the component reads, so that the server can read it ahead; each is optional. `search` is the address's query. */
  queries?: (attributes: Props, platform: Platform, search: URLSearchParams) => QueryObject<unknown>[]
}

/** Forgets the type of the attributes, which only the content type itself needs to know. */
export function defineContentType<Props>(type: ContentType<Props>): ContentType<unknown> {
  return type as ContentType<unknown>
}
