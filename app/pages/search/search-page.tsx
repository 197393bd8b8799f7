import { useEffect } from 'react'
import { useIntl } from '../../intl/intl'
import { findContentPageId } from '../../visit/addresses/find-address'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { productSearchQuery } from '../../features/catalogue/api/product-search-query'
import { ProductListView } from '../../features/catalogue/list/product-list-view'
import { listMessages } from '../../features/catalogue/list-messages'
import type { ListParameters } from '../../features/catalogue/model/list-parameters'
import { foundPagesQuery } from '../../features/search/found-pages-query'
import { MIN_CHARACTERS } from '../../features/search/suggestions'
import { rememberSearch } from '../../features/search/recent-searches'
import { useTracked } from '../../features/tracking/use-tracked'
import { useWishHearts } from '../../features/wishlist/wish-heart'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { ADDRESSES } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { EmptyState } from '../../ui/status/empty-state'
import { Link } from '../../ui/action/link'
import { PageHead } from '../../page-head/page-head'
import { createPage } from '../../page-unit/create-page'
import { AddedContent } from '../../page-unit/added-content'
import { searchPageMessages as messages } from './messages'
import { FoundPages } from './found-pages'
import { MeantPhrase } from './meant-phrase'
import { NoResults } from './no-results'
import { PopularCategories } from './popular-categories'
import { loadSearch, type SearchData } from './search-loader'

function SearchPage({ data: { asked, phrase, parameters } }: { data: SearchData }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className="wrap list-page">
        <PageHead
          title={formatMessage(messages.title)}
          path={asked ? paths.search(asked) : paths.searchResults}
          robots={ADDRESSES.search.robots}
        />
        {phrase ? (
          <SearchResults phrase={phrase} parameters={parameters} />
        ) : (
          <>
            <EmptyState
              icon="search"
              headingLevel={1}
              title={formatMessage(messages.tooShortTitle)}
              text={formatMessage(messages.tooShort, { count: MIN_CHARACTERS })}
            />
            <PopularCategories />
          </>
        )}
      </div>
      <AddedContent pageId={findContentPageId(paths.searchResults)} />
    </>
  )
}

function SearchResults({ phrase, parameters }: { phrase: string; parameters: ListParameters }) {
  const { formatMessage } = useIntl()
  const { add } = useAddToBasket()
  const heart = useWishHearts()
  const platform = usePlatform()
  const { data: list } = useRead(productSearchQuery(platform, { parameters, phrase }))
  const { data: pages = [] } = useRead(foundPagesQuery(platform, phrase))
  const total = list?.total ?? 0
  useTracked(
    () => ({
      name: 'viewSearch',
      phrase,
      products: list?.tiles.map(({ id, name, price }) => ({ id, name, price })) ?? [],
      total
    }),
    list
  )
  useEffect(() => {
    if (total > 0) rememberSearch(phrase)
  }, [phrase, total])
  if (!list) return null
  const isFiltered = parameters.refinements.length > 0
  if (list.total === 0 && !isFiltered)
    return <NoResults phrase={phrase} suggestion={list.suggestion} pages={pages} />
  return (
    <>
      <header className="mt-8 mb-8 grid gap-3">
        <h1 className="heading-1">{formatMessage(messages.results, { phrase })}</h1>
        <p className="text-muted">{formatMessage(listMessages.count, { count: list.total })}</p>
        {list.suggestion && (
          <p>
            <MeantPhrase phrase={list.suggestion} />
          </p>
        )}
      </header>
      <ProductListView
        list={list}
        parameters={parameters}
        path={paths.searchResults}
        keep={{ q: phrase }}
        add={add}
        corner={heart}
        empty={
          <EmptyState
            icon="filter"
            title={formatMessage(messages.none)}
            text={formatMessage(messages.filtered)}
            action={
              <Link to={paths.search(phrase)} className="link">
                {formatMessage(messages.clear)}
              </Link>
            }
          />
        }
      />
      {parameters.offset === 0 && <FoundPages pages={pages} />}
    </>
  )
}

export default createPage(loadSearch, SearchPage, 'list')
