import { isNotFound } from '../platform/http/platform-error'
import { mapOnce } from '../platform/map-once'
import type { Platform } from '../platform/platform'
import type { PlatformContentPage } from '../platform/controllers/store-controllers'
import type { QueryObject } from '../platform/query-object'
import { contentKey } from './content-key'
import { listContentGroups, loadContentGroups } from './content-registry'
import type { ContentPage } from './model/content-page'
import { cleanMarkup } from './model/clean-markup'
import { mapContentPage } from './model/map-content-page'

const readPage = mapOnce(async (answer: PlatformContentPage) => mapContentPage(await cleanMarkup(answer)))

/** The page, once the code of its components is loaded. */
async function preparePage(answer: PlatformContentPage): Promise<ContentPage> {
  const page = await readPage(answer)
  await loadContentGroups(listContentGroups(page))
  return page
}

/** A content page by id or slug; null when the content system has none. */
export function contentPageQuery(platform: Platform, pageIdOrSlug: string): QueryObject<ContentPage | null> {
  return {
    queryKey: contentKey(pageIdOrSlug),
    queryFn: async () => {
      // Blanks alone (an address like "/%20") are not a page; the content system would reject them as malformed.
      if (pageIdOrSlug.trim() === '') return null
      try {
        return await preparePage(await platform.controllers.getContentPage({ pageIdOrSlug }))
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    }
  }
}
