import type { ReactNode } from 'react'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { useMyStore } from '../../visit/my-store'
import { useSite } from '../../visit/site/site-context'
import { Link } from '../../ui/action/link'
import { accountMessages as messages } from './messages'
import type { Customer } from './model/customer'
import { PasskeyOffer } from './passkeys/passkey-offer'

interface AccountOverviewProps {
  customer: Customer
  /** Suggested tasks. */
  nextSteps: ReactNode
  lastOrder: ReactNode
}

/** The customer's name and store, next task and last order. */
export function AccountOverview({ customer, nextSteps, lastOrder }: AccountOverviewProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const store = useMyStore(site.id)
  return (
    <div className="grid gap-10">
      <div className="grid gap-1">
        <p className="text-lead">
          {customer.firstName
            ? formatMessage(messages.hello, { firstName: customer.firstName })
            : formatMessage(messages.helloNameless)}
        </p>
        {customer.customerNo && (
          <p className="text-sm text-muted">
            {formatMessage(messages.customerNo, { customerNo: customer.customerNo })}
          </p>
        )}
        {store && (
          <p className="text-sm">
            <Link to={paths.store(store.id)} className="link">
              {formatMessage(messages.myStore, { store: store.name })}
            </Link>
          </p>
        )}
      </div>
      <PasskeyOffer customer={customer} />
      {nextSteps}
      <section aria-labelledby="last-order" className="grid gap-4">
        <h2 id="last-order" className="heading-3">
          {formatMessage(messages.lastOrder)}
        </h2>
        {lastOrder}
      </section>
    </div>
  )
}
