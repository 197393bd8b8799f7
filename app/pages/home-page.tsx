import { createPage } from '../page-unit/create-page'
import { PageHead } from '../page-head/page-head'
import { buildOrganizationData, buildSearchActionData } from '../page-head/structured-data'
import { PageContent } from '../content/page/page-content'
import { useContentPage } from '../content/content-page-query'
import { paths } from '../visit/addresses/paths'
import { useSite } from '../visit/site/site-context'
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
      <PageContent page={page} />
    </>
  )
}

export default createPage(loadHome, HomePage)
