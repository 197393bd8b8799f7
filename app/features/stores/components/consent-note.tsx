import { useIntl } from '../../../intl/intl'
import { openConsentSettings } from '../../../visit/consent/consent'
import { Button } from '../../../ui/action/button'
import { finderMessages as messages } from '../finder-messages'

interface ConsentNoteProps {
  text: string
  /** A line beside what works without consent, too. */
  isLine?: boolean
  onAsk?: () => void
}

/** Shown in place of search or map without functional consent, with the way to allow it (requirement 10.1). */
export function ConsentNote({ text, isLine = false, onAsk = openConsentSettings }: ConsentNoteProps) {
  const { formatMessage } = useIntl()
  const settings = formatMessage(messages.settings)
  if (isLine)
    return (
      <p className="field-hint">
        <span>{text}</span>{' '}
        <button type="button" className="link" onClick={onAsk}>
          {settings}
        </button>
      </p>
    )
  return (
    <div className="finder-consent">
      <p>{text}</p>
      <Button kind="secondary" onClick={onAsk}>
        {settings}
      </Button>
    </div>
  )
}
