import { useIntl } from '../../../intl/intl'
import { Message } from '../../../ui/status/message'
import { addressMessages } from '../../postal-address/messages'
import { formMessages as messages } from './messages'

/** Names of the fields that a platform may doubt. */
const NAMES: Record<string, (typeof addressMessages)[keyof typeof addressMessages]> = {
  address1: addressMessages.street,
  postalCode: addressMessages.postalCode,
  city: addressMessages.city
}

/** Asks the shopper to look at an address that the platform doubts; the form's button uses it as it is. */
export function DoubtedAddress({ fields }: { fields: readonly string[] }) {
  const { formatMessage, formatList } = useIntl()
  const known = fields.flatMap(field => (Object.hasOwn(NAMES, field) ? NAMES[field] : undefined) ?? [])
  const names = (known.length > 0 ? known : Object.values(NAMES)).map(name => formatMessage(name))
  return (
    <Message kind="warning" answer title={formatMessage(messages.doubtedAddress)}>
      {formatMessage(messages.doubtedFields, { fields: formatList(names) })}
    </Message>
  )
}
