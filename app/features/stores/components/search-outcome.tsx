import { useIntl } from 'react-intl'
import { formatOfDistance, type DistanceUnit } from '../../../intl/distance-unit'
import { Button } from '../../../ui/button/button'
import { Message } from '../../../ui/message/message'
import { Spinner } from '../../../ui/spinner/spinner'
import { finderMessages } from '../finder-messages'
import { storeMessages } from '../messages'
import type { Store } from '../model/store'
import { StoreList, type StoreListProps } from './store-list'

/** The search radius (requirement 3.9). */
const FARTHEST = 100

interface SearchOutcomeProps extends Pick<StoreListProps, 'headingLevel' | 'headline' | 'choice'> {
  stores: Store[] | undefined
  isSearching: boolean
  hasFailed: boolean
  unit: DistanceUnit
  onRetry: () => void
}

/** The outcome of a search: searching, failed, nothing nearby, or stores. Announced to screen readers, too. */
export function SearchOutcome({
  stores,
  isSearching,
  hasFailed,
  unit,
  onRetry,
  ...list
}: SearchOutcomeProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {stores && !isSearching && describeCount(stores.length)}
      </p>
      {isSearching && (
        <p className="flex items-center gap-3 text-muted">
          <Spinner label={formatMessage(finderMessages.searching)} />
          <span aria-hidden>{formatMessage(finderMessages.searching)}</span>
        </p>
      )}
      {hasFailed && !isSearching && (
        <Message kind="error" answer>
          <p>{formatMessage(finderMessages.failed)}</p>
          <Button kind="secondary" small className="mt-3" onClick={onRetry}>
            {formatMessage(finderMessages.retry)}
          </Button>
        </Message>
      )}
      {stores && <StoreList stores={stores} {...list} />}
      {stores?.length === 0 && (
        <p className="text-muted">
          {formatMessage(finderMessages.noneNear, {
            distance: formatNumber(FARTHEST, formatOfDistance(unit))
          })}
        </p>
      )}
    </div>
  )

  function describeCount(count: number) {
    return count > 0 ? formatMessage(storeMessages.found, { count }) : formatMessage(storeMessages.none)
  }
}
