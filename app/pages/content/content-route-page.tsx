import { RegionComponents } from '../../content/components/content-components'
import { findRegion } from '../../content/model/content-page'
import { useContentPage } from '../../content/use-content-page'
import { createPage } from '../page-unit/create-page'
import { PageHead } from '../page-head/page-head'
import { loadContentRoute, type ContentRouteData } from './content-route-loader'

function ContentRoutePage({ data: { pageId, path } }: { data: ContentRouteData }) {
  const page = useContentPage(pageId)
  return (
    <>
      <PageHead title={page.meta.title} description={page.meta.description} path={path} />
      <RegionComponents
        region={findRegion(page, 'content')}
        leading={!findRegion(page, 'topRegion') && 'page'}
      />
    </>
  )
}

export default createPage(loadContentRoute, ContentRoutePage)
