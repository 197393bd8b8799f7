import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { ButtonLink } from '../../ui/action/button'
import { EmptyState } from '../../ui/status/empty-state'
import { productListMessages as messages } from './messages'

/** A list without products: because of its filters, or because the category is empty. */
export function EmptyList({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  const { formatMessage } = useIntl()
  if (isFiltered) {
    return (
      <EmptyState
        icon="filter"
        title={formatMessage(messages.filteredTitle)}
        text={formatMessage(messages.filteredText)}
        action={<ButtonLink to={path}>{formatMessage(messages.clear)}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon="cup"
      title={formatMessage(messages.emptyTitle)}
      text={formatMessage(messages.emptyText)}
      action={<ButtonLink to={paths.shop}>{formatMessage(messages.shop)}</ButtonLink>}
    />
  )
}
