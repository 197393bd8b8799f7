import { useIntl } from '../../intl/intl'
import { serializeListParameters, type ListParameters } from '../../features/catalogue/model/list-parameters'
import type { Category } from '../../features/catalogue/model/category'
import type { Tile } from '../../features/catalogue/model/tile'
import { useSite } from '../../visit/site/site-context'
import type { Crumb } from '../../ui/navigation/breadcrumbs'
import { listMessages } from '../../features/catalogue/list-messages'
import { PageHead } from '../../page-head/page-head'
import { buildBreadcrumbData, buildItemListData } from '../../page-head/structured-data'
import { productListMessages as messages } from './messages'
import { buildListPath } from './product-list-loader'

interface ProductListHeadProps {
  category: Category
  name: string
  crumbs: readonly Crumb[]
  parameters: ListParameters
  tiles: readonly Tile[]
}

/**
 * A category for search engines: each of its pages has its own address, but
 * filtered, resorted or resized lists should not be indexed.
 */
export function ProductListHead({ category, name, crumbs, parameters, tiles }: ProductListHeadProps) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { refinements, offset, limit } = parameters
  const page = offset / limit + 1
  const isVariation = serializeListParameters({ ...parameters, offset: 0 }) !== ''
  const title = category.pageTitle === category.name ? name : category.pageTitle
  const canonicalQuery = isVariation
    ? ''
    : serializeListParameters({ refinements: [], sort: 'best-matches', limit: 25, offset })
  return (
    <PageHead
      title={page > 1 ? `${title}, ${formatMessage(listMessages.page, { page })}` : title}
      description={
        category.pageDescription || formatMessage(messages.pageDescription, { name, shop: site.site.name })
      }
      path={`${buildListPath(category.id)}${canonicalQuery}`}
      robots={refinements.length > 0 ? 'noindex, follow' : undefined}
      image={category.image}
      structuredData={[buildBreadcrumbData(site, crumbs), buildItemListData(site, tiles, offset)]}
    />
  )
}
