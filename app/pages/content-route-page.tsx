import { findRobots } from '../visit/addresses/find-address'
import { PageContent } from '../content/page/page-content'
import { useContentPage } from '../content/content-page-query'
import { useSite } from '../visit/site/site-context'
import { paths } from '../visit/addresses/paths'
import { listPathsByLocale } from '../visit/site/translated-path'
import { createPage } from '../page-unit/create-page'
import { PageHead } from '../page-head/page-head'
import { loadContentRoute, type ContentRouteData } from './content-route-loader'

function ContentRoutePage({ data: { pageId, path } }: { data: ContentRouteData }) {
  const page = useContentPage(pageId)
  const { site, locale, readPath } = useSite()
  const { translations } = page
  const url = readPath(page.url) ?? path
  return (
    <>
      <PageHead
        title={page.meta.title}
        description={page.meta.description}
        keywords={page.meta.keywords}
        path={url === paths.home ? url : path}
        pathsByLocale={translations && listPathsByLocale(translations, site.l10n, locale.id, url, readPath)}
        robots={findRobots(path)}
      />
      <PageContent page={page} />
    </>
  )
}

export default createPage(loadContentRoute, ContentRoutePage)
