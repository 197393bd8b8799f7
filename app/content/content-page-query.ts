import { useMemo } from 'react'
import { isNotFound } from '../platform/http/platform-error'
import { mapOnce } from '../platform/map-once'
import type { Platform } from '../platform/platform'
import type { PlatformContentPage } from '../platform/controllers/store-controllers'
import type { QueryObject } from '../platform/query-object'
import { usePlatform } from '../platform/platform-context'
import { useRead } from '../platform/use-read'
import { GLOBAL_PAGE_ID } from '../visit/addresses/find-address'
import { listContentGroups, loadContentGroups } from './content-registry'
import { type ContentPage, mergeWithGlobal } from './page/content-page'
import { cleanMarkup } from './page/clean-markup'
import { mapContentPage } from './page/map-content-page'

/** The query key of a content page, by its id or slug. */
export const contentKey = (pageIdOrSlug: string) => ['content', pageIdOrSlug] as const

const readPage = mapOnce(async (answer: PlatformContentPage) => mapContentPage(await cleanMarkup(answer)))

/** The page, once the code of its components is loaded. */
async function preparePage(answer: PlatformContentPage): Promise<ContentPage> {
  const page = await readPage(answer)
  await loadContentGroups(listContentGroups(page))
  return page
}

const PLACEHOLDER = /\{\w+\}/
const DEEPEST = 64

/** Whether editors have placed a fact in a text (docs/editing.md). */
const holdsPlaceholders = mapOnce((answer: PlatformContentPage) => findPlaceholder(answer, 0))

const findPlaceholder = (value: unknown, depth: number): boolean =>
  typeof value === 'string'
    ? PLACEHOLDER.test(value)
    : typeof value === 'object' &&
      value !== null &&
      depth <= DEEPEST &&
      Object.values(value).some(member => findPlaceholder(member, depth + 1))

async function prepareFilled(answer: PlatformContentPage, platform: Platform): Promise<ContentPage> {
  const { fillContent } = await import(/* webpackChunkName: "delivery-texts" */ '../fulfilment/fill-content')
  const filled = await fillContent(answer, platform)
  const page = await preparePage(filled.answer)
  return filled.isIncomplete ? { ...page, lacksDelivery: true } : page
}

/** A content page by id or slug; null when the content system has none. */
export function contentPageQuery(platform: Platform, pageIdOrSlug: string): QueryObject<ContentPage | null> {
  return {
    queryKey: contentKey(pageIdOrSlug),
    queryFn: async () => {
      // Blanks alone (an address like "/%20") are not a page; the content system would reject them as malformed.
      if (pageIdOrSlug.trim() === '') return null
      try {
        const answer = await platform.controllers.getContentPage({ pageIdOrSlug })
        return await (holdsPlaceholders(answer) ? prepareFilled(answer, platform) : preparePage(answer))
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    }
  }
}

/** The content page of an id with the global regions merged in; not found while neither is there. */
export function useContentPage(pageId: string): ContentPage {
  const platform = usePlatform()
  const page = useRead(contentPageQuery(platform, pageId))
  const global = useRead(contentPageQuery(platform, GLOBAL_PAGE_ID))
  const [own, shared] = [page.data ?? null, global.data ?? null]
  // The same page stays the same object, so that blocks waiting for hydration do not render again.
  return useMemo(() => mergeWithGlobal(pageId, own, shared), [pageId, own, shared])
}
