import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { ACCOUNT_PAGES } from '../account-pages'
import { accountMessages as messages } from '../messages'
import type { Customer } from '../model/customer'

/** Who is logged in, what they ordered last, and where everything else is. */
export function AccountOverview({ customer, lastOrder }: { customer: Customer; lastOrder: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-10">
      <div className="grid gap-1">
        <p className="text-lead">{formatMessage(messages.hello, { firstName: customer.firstName })}</p>
        {customer.customerNo && (
          <p className="text-sm text-muted">
            {formatMessage(messages.customerNo, { customerNo: customer.customerNo })}
          </p>
        )}
      </div>
      <section aria-labelledby="last-order" className="grid gap-4">
        <h2 id="last-order" className="heading-3">
          {formatMessage(messages.lastOrder)}
        </h2>
        {lastOrder}
      </section>
      <section aria-labelledby="account-next" className="account-next">
        <h2 id="account-next" className="heading-3">
          {formatMessage(messages.next)}
        </h2>
        <ul className="account-tiles">
          {ACCOUNT_PAGES.slice(1).map(page => (
            <li key={page.path}>
              <Link to={page.path} className="account-tile">
                <Icon name={page.icon} />
                {formatMessage(page.name)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
