import { createPage } from '../page-unit/create-page'
import { PageHead } from '../page-head/page-head'
import { buildOrganizationData, buildSearchActionData } from '../page-head/structured-data'
import { RegionComponents } from '../../content/components/content-components'
import { findRegion } from '../../content/model/content-page'
import { useContentPage } from '../../content/use-content-page'
import { paths } from '../../site/paths'
import { useSite } from '../../site/site-context'
import { loadHome } from './home-loader'

function HomePage() {
  const site = useSite()
  const page = useContentPage('home')
  return (
    <>
      <PageHead
        title={page.meta.title}
        description={page.meta.description}
        keywords={page.meta.keywords}
        path={paths.home}
        structuredData={[buildSearchActionData(site), buildOrganizationData(site)]}
      />
      <RegionComponents region={findRegion(page, 'content')} />
    </>
  )
}

export default createPage(loadHome, HomePage)
