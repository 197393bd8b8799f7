import { findPageKind } from '../../config/cache-policy'
import { PageContent } from '../../content/components/page-content'
import { useContentPage } from '../../content/use-content-page'
import { useSite } from '../../site/site-context'
import { paths } from '../../addresses/paths'
import { listPathsByLocale } from '../../site/translated-path'
import { createPage } from '../../page-unit/create-page'
import { PageHead } from '../../page-head/page-head'
import { ROUTES } from '../route-table'
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
        robots={isForShoppersOnly(path) ? 'noindex' : undefined}
      />
      <PageContent page={page} />
    </>
  )
}

/** What shows the editors' components or somebody's own data is of no use in search results. */
const isForShoppersOnly = (path: string) => path === ROUTES.demo || findPageKind(path, false) === 'personal'

export default createPage(loadContentRoute, ContentRoutePage)
