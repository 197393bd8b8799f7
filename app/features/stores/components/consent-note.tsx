import { useIntl } from 'react-intl'
import { openConsentSettings } from '../../../consent/consent'
import { Button } from '../../../ui/button/button'
import { finderMessages as messages } from '../finder-messages'

/** Shown in place of the search without functional consent (requirement 2.4). */
export function ConsentNote() {
  const { formatMessage } = useIntl()
  return (
    <div className="finder-consent">
      <p>{formatMessage(messages.consent)}</p>
      <Button kind="secondary" onClick={openConsentSettings}>
        {formatMessage(messages.settings)}
      </Button>
    </div>
  )
}
