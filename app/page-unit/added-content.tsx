import { RegionComponents } from '../content/page/content-components'
import { findRegion } from '../content/page/content-page'
import { useContentPage } from '../content/content-page-query'

/** Content of merchandisers below a page of the shop: the region "content" (requirement 2.1). */
export function AddedContent({ pageId }: { pageId: string }) {
  return <RegionComponents region={findRegion(useContentPage(pageId), 'content')} />
}
