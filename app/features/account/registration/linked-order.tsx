import { useIntl } from '../../../intl/intl'
import { registrationMessages } from '../login/registration-messages'
import { useCustomer } from '../use-customer'
import { AccountPassword } from './account-password'
import type { AddedOrderWish } from './added-order'
import { EarlierOrders } from './earlier-orders'
import { TakingOutcome } from './taking-outcome'
import type { useOrderTaking } from './use-order-taking'

interface LinkedOrderProps extends ReturnType<typeof useOrderTaking> {
  orderNo: string
  wish: AddedOrderWish
}

/** An order on its way into the account by the link of a mail: maybe the account's password, then what became of it. */
export function LinkedOrder({ orderNo, wish, taking, take }: LinkedOrderProps) {
  const { formatMessage } = useIntl()
  const { customer } = useCustomer()
  return (
    <>
      <section aria-labelledby="linked-order" className="account-offer">
        <h2 id="linked-order" className="heading-3">
          {formatMessage(registrationMessages.offer)}
        </h2>
        {taking.state === 'password' && customer?.email ? (
          <AccountPassword email={customer.email} onSubmit={password => take({ ...wish, password })} />
        ) : (
          <TakingOutcome taking={taking} orderNo={orderNo} onTake={() => void take(wish)} />
        )}
      </section>
      {taking.state === 'taken' && <EarlierOrders password={taking.password} />}
    </>
  )
}
