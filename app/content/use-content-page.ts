import { useMemo } from 'react'
import { usePlatform } from '../platform/platform-context'
import { useRead } from '../platform/use-read'
import { contentPageQuery } from './content-page-query'
import { GLOBAL_PAGE_ID } from '../visit/addresses/find-address'
import { mergeWithGlobal, type ContentPage } from './page/content-page'

/** The content page of an id with the global regions merged in; not found while neither is there. */
export function useContentPage(pageId: string): ContentPage {
  const platform = usePlatform()
  const page = useRead(contentPageQuery(platform, pageId))
  const global = useRead(contentPageQuery(platform, GLOBAL_PAGE_ID))
  const [own, shared] = [page.data ?? null, global.data ?? null]
  // The same page stays the same object, so that blocks waiting for hydration do not render again.
  return useMemo(() => mergeWithGlobal(pageId, own, shared), [pageId, own, shared])
}
