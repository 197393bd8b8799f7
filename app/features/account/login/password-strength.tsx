import { useIntl } from '../../../intl/intl'
import { ProgressBar } from '../../../ui/status/progress-bar'
import { FULL_SCORE, scorePassword } from '../model/password'
import { registrationMessages as messages } from './registration-messages'

/** A quarter of the bar for each point, green when all are there (requirement 9.2). */
export function PasswordStrength({ password }: { password: string }) {
  const { formatMessage } = useIntl()
  const score = scorePassword(password)
  return (
    <ProgressBar
      percent={(score / FULL_SCORE) * 100}
      label={formatMessage(messages.strength)}
      valueText={formatMessage(messages.strengthOf, { score })}
      kind={score === FULL_SCORE ? 'success' : 'error'}
    />
  )
}
