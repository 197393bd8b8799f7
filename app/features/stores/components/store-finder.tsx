import type { ComponentType } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { useConsent } from '../../../visit/consent/use-consent'
import { useSite } from '../../../visit/site/site-context'
import { finderMessages } from '../finder-messages'
import { ConsentNote } from './consent-note'
import { FinderFrame } from './finder-frame'
import { StoreFoot } from './store-foot'
import { StoreResults } from './store-list'
import { StoreSearch, type StoreSearchProps } from '../search/store-search'
import { withFinderMessages } from '../with-finder-messages'

/** The store finder; search and map with functional consent only (requirement 10.1). */
export function StoreFinder(props: StoreSearchProps) {
  const { formatMessage } = useIntl()
  const { thirdParties } = useSite()
  if (useConsent('functional')) return <StoreSearch {...props} />
  const { place, settings, ...list } = props
  return (
    <FinderFrame
      hasMap={thirdParties.maps.scriptUrl !== ''}
      search={<ConsentNote text={formatMessage(finderMessages.consent)} />}
      results={
        place && (
          <StoreResults
            search={{ place, ...settings }}
            linkTo={({ id }) => paths.store(id)}
            Foot={StoreFoot}
            {...list}
          />
        )
      }
    />
  )
}

/** The finder with its messages. */
export const loadStoreFinder = (localeId: string): Promise<ComponentType<StoreSearchProps>> =>
  withFinderMessages(StoreFinder, localeId)
