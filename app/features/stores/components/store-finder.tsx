import { useConsent } from '../../../consent/use-consent'
import { useSite } from '../../../site/site-context'
import { ConsentNote } from './consent-note'
import { FinderFrame } from './finder-frame'
import { StoreResults } from './store-results'
import { StoreSearch, type StoreSearchProps } from './search/store-search'

/** The store finder; search and map with functional consent only (requirement 1.6). */
export function StoreFinder(props: StoreSearchProps) {
  const { thirdParties } = useSite()
  if (useConsent('functional')) return <StoreSearch {...props} />
  const { place, settings, ...list } = props
  return (
    <FinderFrame
      hasMap={thirdParties.maps.scriptUrl !== ''}
      search={<ConsentNote />}
      results={place && <StoreResults search={{ place, ...settings }} {...list} />}
    />
  )
}
