import { useIntl } from '../../../intl/intl'
import { Link } from '../../../ui/action/link'
import { Pagination } from '../../../ui/navigation/pagination'
import { listMessages as messages } from '../list-messages'
import { PAGE_SIZES, type ListParameters } from '../model/list-parameters'

interface ListPagingProps {
  total: number
  parameters: ListParameters
  to: (parameters: ListParameters) => string
}

/** Pagination and page size. */
export function ListPaging({ total, parameters, to }: ListPagingProps) {
  const { formatMessage } = useIntl()
  const { limit, offset } = parameters
  return (
    <div className="mt-12 grid gap-6">
      <Pagination
        page={offset / limit + 1}
        count={Math.ceil(total / limit)}
        to={page => to({ ...parameters, offset: (page - 1) * limit })}
        label={formatMessage(messages.pages)}
        previousLabel={formatMessage(messages.previous)}
        nextLabel={formatMessage(messages.next)}
        pageLabel={page => formatMessage(messages.page, { page })}
      />
      {total > PAGE_SIZES[0] && <PageSizeLinks parameters={parameters} to={to} />}
    </div>
  )
}

/** 25, 50 or 100 products on a page (requirement 4.1). */
function PageSizeLinks({ parameters, to }: Omit<ListPagingProps, 'total'>) {
  const { formatMessage } = useIntl()
  return (
    <nav
      aria-label={formatMessage(messages.pageSize)}
      className="flex items-center justify-center gap-1 text-sm"
    >
      <span aria-hidden className="text-muted">
        {formatMessage(messages.pageSize)}
      </span>
      {PAGE_SIZES.map(size => (
        <Link
          key={size}
          to={to({ ...parameters, limit: size, offset: 0 })}
          rel="nofollow"
          aria-current={size === parameters.limit || undefined}
          className="page-link"
        >
          {size}
        </Link>
      ))}
    </nav>
  )
}
