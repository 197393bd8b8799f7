import { useIntl, type IntlShape } from '../../intl/intl'
import { hasAccountPage } from '../../features/account/account-pages'
import { paths } from '../../visit/addresses/paths'
import { standingPaymentPath } from '../../visit/addresses/standing-order-path'
import type { Customer } from '../../features/account/model/customer'
import { registerableMachinesQuery } from '../../features/machines/machines-query'
import { standingOrdersQuery } from '../../features/standing-orders/standing-orders-query'
import { findNextDelivery } from '../../features/standing-orders/delivery-plan'
import type { StandingOrder } from '../../features/standing-orders/standing-order'
import { formatDay } from '../../intl/format-date'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { Icon, type IconName } from '../../ui/media/icon'
import { Link } from '../../ui/action/link'
import { nextStepMessages as messages } from './next-step-messages'

interface Step {
  to: string
  icon: IconName
  text: string
}

/** Suggested next steps of a customer, the most urgent first; empty where nothing waits. */
export function NextSteps({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const platform = usePlatform()
  const { data: orders = [] } = useRead(standingOrdersQuery(platform))
  const { site } = useSite()
  const { data: machines = [] } = useRead({
    ...registerableMachinesQuery(platform),
    enabled: hasAccountPage(site.tenantId, paths.machines)
  })
  const steps = listSteps(intl, customer, orders, machines.length)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="grid gap-4">
      <h2 id="next-steps" className="heading-3">
        {intl.formatMessage(messages.title)}
      </h2>
      <ul className="grid gap-3">
        {steps.map(({ to, icon, text }) => (
          <li key={to + text} className="flex items-center gap-3">
            <Icon name={icon} small />
            <Link to={to} className="link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listSteps(
  intl: IntlShape,
  { addresses, lastName }: Customer,
  orders: readonly StandingOrder[],
  machines: number
): Step[] {
  const { formatMessage } = intl
  const days = orders
    .filter(({ isActive }) => isActive)
    .flatMap(order => {
      const next = findNextDelivery(order)
      return next?.isActive ? next.shippingDate : []
    })
    .sort()
  const steps: Step[] = []
  const unpaid = orders.find(({ notifications }) =>
    notifications.some(({ type }) => type === 'payment-failed')
  )
  if (orders.some(({ notifications }) => notifications.length > 0))
    steps.push({
      to: unpaid ? standingPaymentPath(unpaid.listId) : paths.standingOrders,
      icon: 'warning',
      text: formatMessage(messages.missedDelivery)
    })
  if (!lastName)
    steps.push({ to: paths.accountData, icon: 'account', text: formatMessage(messages.completeData) })
  if (days[0]) {
    const text = formatMessage(messages.nextDelivery, { date: formatDay(intl, days[0]) })
    steps.push({ to: paths.standingOrders, icon: 'calendar', text })
  }
  if (machines > 0)
    steps.push({
      to: paths.machines,
      icon: 'cup',
      text: formatMessage(messages.machines, { count: machines })
    })
  if (addresses.length === 0)
    steps.push({ to: paths.addresses, icon: 'pin', text: formatMessage(messages.address) })
  return steps
}
