import { useIntl } from '../../intl/intl'
import { useConsent } from '../../visit/consent/use-consent'
import { ConsentNote } from '../stores/components/consent-note'
import { packstationMessages as messages } from './messages'
import { PackstationSearch, type PackstationSearchProps } from './packstation-search'

/** The Packstation finder; with functional consent only, otherwise how to allow it (requirement 10.2). */
export function PackstationFinder(props: PackstationSearchProps) {
  const { formatMessage } = useIntl()
  return useConsent('functional') ? (
    <PackstationSearch {...props} />
  ) : (
    <ConsentNote text={formatMessage(messages.consent)} />
  )
}
