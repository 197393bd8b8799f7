import { useIntl } from '../../../intl/intl'
import { registrationMessages } from '../login/registration-messages'
import { useCustomer } from '../use-customer'
import { AccountPassword } from './account-password'
import type { useAddedOrder } from './added-order'
import { EarlierOrders } from './earlier-orders'
import { TakingOutcome } from './taking-outcome'

interface LinkedOrderProps extends Pick<ReturnType<typeof useAddedOrder>, 'taking' | 'take'> {
  orderNo: string
}

/**
 * Adds an order to the account after the link of a mail: asks for the account's password where needed, then shows the
 * outcome.
 */
export function LinkedOrder({ orderNo, taking, take }: LinkedOrderProps) {
  const { formatMessage } = useIntl()
  const { customer } = useCustomer()
  return (
    <>
      <section aria-labelledby="linked-order" className="account-offer">
        <h2 id="linked-order" className="heading-3">
          {formatMessage(registrationMessages.offer)}
        </h2>
        {taking.state === 'password' && customer?.email ? (
          <AccountPassword email={customer.email} onSubmit={take} />
        ) : (
          <TakingOutcome taking={taking} orderNo={orderNo} onTake={() => void take()} />
        )}
      </section>
      {taking.state === 'taken' && <EarlierOrders password={taking.password} />}
    </>
  )
}
