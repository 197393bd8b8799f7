import { useIntl } from '../../../intl/intl'
import { openConsentSettings } from '../../../visit/consent/consent'
import { Button } from '../../../ui/action/button'
import { finderMessages as messages } from '../finder-messages'

/** Shown in place of search or map without functional consent, with the way to allow it (requirement 10.1). */
export function ConsentNote({ text }: { text: string }) {
  const { formatMessage } = useIntl()
  return (
    <div className="finder-consent">
      <p>{text}</p>
      <Button kind="secondary" onClick={openConsentSettings}>
        {formatMessage(messages.settings)}
      </Button>
    </div>
  )
}
