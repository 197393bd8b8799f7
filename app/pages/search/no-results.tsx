import { useIntl } from '../../intl/intl'
import { AddedContent } from '../../page-unit/added-content'
import { paths } from '../../visit/addresses/paths'
import { ButtonLink } from '../../ui/action/button'
import { EmptyState } from '../../ui/status/empty-state'
import type { FoundPage } from '../../features/search/found-pages-query'
import { FoundPages } from './found-pages'
import { MeantPhrase } from './meant-phrase'
import { searchPageMessages as messages } from './messages'
import { PopularCategories } from './popular-categories'
import { NO_RESULTS_PAGE_ID } from './search-loader'

interface NoResultsProps {
  phrase: string
  suggestion?: string
  pages: FoundPage[]
}

/** Without products: links to pages, another spelling, a category, all products, and what editors add. */
export function NoResults({ phrase, suggestion, pages }: NoResultsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <EmptyState
        icon="search"
        headingLevel={1}
        title={formatMessage(messages.none)}
        text={
          <>
            {suggestion && <MeantPhrase phrase={suggestion} />}{' '}
            <span>
              {formatMessage(pages.length > 0 ? messages.pagesOnly : messages.noneText, { phrase })}
            </span>
          </>
        }
        action={
          <ButtonLink to={paths.shop} kind="secondary">
            {formatMessage(messages.shop)}
          </ButtonLink>
        }
      />
      <FoundPages pages={pages} />
      <PopularCategories />
      <div className="content-nest pt-(--section)">
        <AddedContent pageId={NO_RESULTS_PAGE_ID} />
      </div>
    </>
  )
}
