import type { ComponentType } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { storeMessages as messages } from '../messages'
import type { Store } from '../model/store'
import { storesQuery, type StoreSearchInput } from '../stores-query'
import { StoreCard, type StoreFootProps } from './store-card'

export interface StoreListProps<Entry extends Store = Store> {
  stores: readonly Entry[]
  headingLevel?: 1 | 2
  /** With a headline as small as a dialog's title. */
  isSmall?: boolean
  /** Replaces the number of results, for stores that were not searched for; `{storeCity}` is the first one's. */
  headline?: string
  /** With it, stores are numbered as on the map, and one of them can be chosen. */
  choice?: { id: string | undefined; onChoose: (id: string) => void }
  /** The page of each. */
  linkTo?: (store: Entry) => string
  /** The last line of each, which comes late. */
  Foot?: ComponentType<StoreFootProps<Entry>>
}

/** The stores that were found, nearest first (requirement 10.1). */
export function StoreList<Entry extends Store>({
  stores,
  headingLevel = 2,
  isSmall = false,
  headline,
  choice,
  linkTo,
  Foot
}: StoreListProps<Entry>) {
  const { formatMessage } = useIntl()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid gap-6">
      <Heading className={`heading-${isSmall ? '4' : headingLevel}`}>
        {stores.length > 0
          ? (headline?.replace('{storeCity}', () => stores[0]?.city ?? '') ??
            formatMessage(messages.found, { count: stores.length }))
          : formatMessage(messages.none)}
      </Heading>
      {stores.length > 0 && (
        <ul role="list" className="store-list">
          {stores.map((store, index) => (
            <StoreCard
              key={store.id}
              store={store}
              to={linkTo?.(store)}
              Foot={Foot}
              choice={
                choice && {
                  number: index + 1,
                  isChosen: choice.id === store.id,
                  onChoose: () => choice.onChoose(store.id)
                }
              }
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The stores around the place of a page, by the query that the server has prefetched. */
export function StoreResults({
  search,
  ...list
}: { search: StoreSearchInput } & Omit<StoreListProps, 'stores' | 'choice'>) {
  const { data } = useRead(storesQuery(usePlatform(), search))
  return data ? <StoreList stores={data} {...list} /> : null
}
