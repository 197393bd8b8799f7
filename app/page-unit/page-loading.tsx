import { defineMessages, useIntl } from '../intl/intl'
import { FullScreenSpinner } from '../ui/status/spinner'

const messages = defineMessages({
  loading: { id: 'page.loading', defaultMessage: 'Loading...' }
})

/** While a page loads, a full-screen spinner shows (requirement 1.3). */
export function PageLoading() {
  const { formatMessage } = useIntl()
  return <FullScreenSpinner label={formatMessage(messages.loading)} />
}
