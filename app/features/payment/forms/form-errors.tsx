import { useIntl } from '../../../intl/intl'
import { ErrorSummary, type ErrorSummaryProps } from '../../../ui/form/error-summary'
import { paymentMessages as messages } from '../messages'

/** The fields of a step that need attention. */
export function FormErrors(props: Omit<ErrorSummaryProps, 'title'>) {
  const { formatMessage } = useIntl()
  return <ErrorSummary title={count => formatMessage(messages.errorSummary, { count })} {...props} />
}
