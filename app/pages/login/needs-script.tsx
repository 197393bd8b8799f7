import { useIntl } from '../../intl/intl'
import { loginPageMessages as messages } from './messages'

/** Only without scripts: says that they are needed here. */
export function NeedsScript() {
  const { formatMessage } = useIntl()
  return (
    <noscript>
      <p className="message message-warning">
        <span className="message-text">{formatMessage(messages.noScript)}</span>
      </p>
    </noscript>
  )
}
