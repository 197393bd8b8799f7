import { useConsent } from '../../../consent/use-consent'
import { useSite } from '../../../site/site-context'
import type { StorePlace } from '../model/store'
import type { StoreSearchSettings } from '../api/stores-query'
import { ConsentNote } from './consent-note'
import { FinderFrame } from './finder-frame'
import { StoreResults } from './store-results'
import { StoreSearch } from './store-search'

export interface StoreFinderProps {
  /** What the page itself looks for: shown to everybody. */
  place?: StorePlace
  /** Above the page's own stores. */
  headline?: string
  settings: StoreSearchSettings
  headingLevel: 1 | 2
}

/** The store finder; search and map with functional consent only (requirement 1.6). */
export function StoreFinder(props: StoreFinderProps) {
  const { thirdParties } = useSite()
  if (useConsent('functional')) return <StoreSearch {...props} />
  const { place, settings, ...list } = props
  return (
    <FinderFrame
      hasMap={thirdParties.maps.scriptUrl !== ''}
      search={<ConsentNote />}
      results={place && <StoreResults wish={{ place, ...settings }} {...list} />}
    />
  )
}
