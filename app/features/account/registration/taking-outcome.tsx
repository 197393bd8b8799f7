import { useIntl } from '../../../intl/intl'
import { Button, ButtonLink } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { paths } from '../../../visit/addresses/paths'
import { guestOrderMessages as messages } from './messages'
import type { Taking } from './use-order-taking'

interface TakingOutcomeProps {
  taking: Taking
  orderNo: string
  onTake: () => void
}

/** Result of moving an order into the account. */
export function TakingOutcome({ taking, orderNo, onTake }: TakingOutcomeProps) {
  const { formatMessage } = useIntl()
  switch (taking.state) {
    case 'running':
      return <p role="status">{formatMessage(messages.taking)}</p>
    case 'other':
      return (
        <Message kind="warning" answer>
          {formatMessage(messages.other)}
        </Message>
      )
    case 'taken':
      return (
        <>
          <Message kind="success" answer>
            {formatMessage(messages.taken, { orderNo })}
          </Message>
          {taking.isAddressLost && <Message kind="warning">{formatMessage(messages.addressLost)}</Message>}
          <ButtonLink to={paths.order(orderNo)} kind="secondary" className="justify-self-start">
            {formatMessage(messages.toOrder)}
          </ButtonLink>
        </>
      )
    default:
      return (
        <>
          {taking.state === 'failed' ? (
            <Message kind="error" answer>
              {formatMessage(messages.failed)}
            </Message>
          ) : (
            <p className="text-muted">{formatMessage(messages.loggedIn)}</p>
          )}
          <Button kind="secondary" className="justify-self-start" onClick={onTake}>
            {formatMessage(messages.take)}
          </Button>
        </>
      )
  }
}
