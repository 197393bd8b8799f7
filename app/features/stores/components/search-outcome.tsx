import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { Spinner } from '../../../ui/status/spinner'
import { finderMessages } from '../finder-messages'
import { storeMessages } from '../messages'
import type { Store } from '../model/store'
import { StoreList, type StoreListProps } from './store-list'

interface SearchOutcomeProps<Entry extends Store> extends Omit<StoreListProps<Entry>, 'stores'> {
  stores: Entry[] | undefined
  isSearching: boolean
  hasFailed: boolean
  /** Messages of a failed search and of an empty result. */
  words: { failed: string; none: string }
  onRetry: () => void
}

/** The outcome of a search: searching, failed, nothing nearby, or a list. Announced to screen readers, too. */
export function SearchOutcome<Entry extends Store>({
  stores,
  isSearching,
  hasFailed,
  words,
  onRetry,
  ...list
}: SearchOutcomeProps<Entry>) {
  const { formatMessage } = useIntl()
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
          <p>{words.failed}</p>
          <Button kind="secondary" small className="mt-3" onClick={onRetry}>
            {formatMessage(finderMessages.retry)}
          </Button>
        </Message>
      )}
      {stores && <StoreList stores={stores} {...list} />}
      {stores?.length === 0 && <p className="text-muted">{words.none}</p>}
    </div>
  )

  function describeCount(count: number) {
    return count > 0 ? formatMessage(storeMessages.found, { count }) : formatMessage(storeMessages.none)
  }
}
