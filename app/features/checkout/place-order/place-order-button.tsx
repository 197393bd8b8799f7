import { useIntl } from 'react-intl'
import { Button } from '../../../ui/button/button'
import { Link } from '../../../ui/link/link'
import { placeOrderMessages as messages } from './messages'

interface PlaceOrderButtonProps {
  /** What the order costs, formatted. */
  amount: string
  busy: boolean
  /** What keeps it busy is the order itself. */
  isPlacing: boolean
  disabled: boolean
  onPlace: () => void
}

/** The shop's pages about conditions and privacy (requirement 1.2.1). */
const CONDITIONS = '/conditions'
const PRIVACY = '/privacy'

/** The last click: what it binds to, what it costs. */
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
        {formatMessage(messages.legal, { conditions: link(CONDITIONS), privacy: link(PRIVACY) })}
      </p>
      <Button wide busy={busy} disabled={disabled} onClick={onPlace}>
        {formatMessage(messages.placeOrder, { amount })}
      </Button>
      <p role="status" className="sr-only">
        {isPlacing ? formatMessage(messages.placing) : ''}
      </p>
    </div>
  )
}
