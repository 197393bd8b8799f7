import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { Button } from '../../../ui/action/button'
import { Link } from '../../../ui/action/link'
import { placeOrderMessages as messages } from './messages'

interface PlaceOrderButtonProps {
  /** The amount left to pay, formatted; undefined where gift cards pay all. */
  amount: string | undefined
  busy: boolean
  /** Busy while the order is being placed. */
  isPlacing: boolean
  disabled: boolean
  onPlace: () => void
}

/** The order button, which says nothing but that the order has to be paid; legal notes and amount are above it. */
export function PlaceOrderButton({ amount, busy, isPlacing, disabled, onPlace }: PlaceOrderButtonProps) {
  const { formatMessage } = useIntl()
  const link = (to: string) => (text: React.ReactNode) => (
    <Link to={to} target="_blank" className="link">
      {text}
    </Link>
  )
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {formatMessage(messages.legal, {
          conditions: link(paths.conditions),
          withdrawal: link(paths.withdrawal),
          privacy: link(paths.privacy)
        })}
      </p>
      {amount !== undefined && (
        <p className="figures font-semibold">{formatMessage(messages.toPay, { amount })}</p>
      )}
      <Button wide busy={busy} disabled={disabled} onClick={onPlace}>
        {formatMessage(messages.placeOrder)}
      </Button>
      <p role="status" className="sr-only">
        {isPlacing ? formatMessage(messages.placing) : ''}
      </p>
    </div>
  )
}
