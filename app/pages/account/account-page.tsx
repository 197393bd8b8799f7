import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { AccountFailed, AccountFrame, AccountLoading } from '../../features/account/account-frame'
import { AccountOverview } from '../../features/account/account-overview'
import { hasAccountPage } from '../../features/account/account-pages'
import { accountMessages as messages } from '../../features/account/messages'
import { useCustomer } from '../../features/account/use-customer'
import { registerableMachinesQuery } from '../../features/machines/machines-query'
import { LastOrder } from '../../features/order/components/last-order'
import { customerOrdersQuery } from '../../features/order/customer-orders-query'
import { standingOrdersQuery } from '../../features/standing-orders/standing-orders-query'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { NextSteps } from './next-steps'

/** The account's first page. It is personal: the server renders the frame, the browser loads the content. */
function AccountPage() {
  const { formatMessage } = useIntl()
  const { customer, failed, refetch } = useCustomer()
  const isRead = useIsOverviewRead(customer !== undefined)
  // Not by `ForCustomer`, which reads the customer again as it appears: it would come and go for ever.
  if (failed)
    return (
      <AccountFrame title={formatMessage(messages.account)}>
        <AccountFailed onRetry={refetch} />
      </AccountFrame>
    )
  if (!customer || !isRead)
    return (
      <AccountFrame title={formatMessage(messages.account)} isLoading>
        <AccountLoading />
      </AccountFrame>
    )
  return (
    <AccountFrame title={formatMessage(messages.account)}>
      <AccountOverview
        customer={customer}
        nextSteps={<NextSteps customer={customer} />}
        lastOrder={
          <LastOrder loading={<AccountLoading />} failed={retry => <AccountFailed onRetry={retry} />} />
        }
      />
    </AccountFrame>
  )
}

/** Milliseconds that the overview waits for a slow service. */
const LONGEST_WAIT_MS = 1_500

/**
 * Whether all parts of a customer's overview are read: shown one by one, each would push the next down while it is
 * being read or tapped.
 */
function useIsOverviewRead(enabled: boolean): boolean {
  const platform = usePlatform()
  const { site } = useSite()
  const hasMachines = hasAccountPage(site.tenantId, paths.machines)
  const reads = [
    useRead({ ...customerOrdersQuery(platform), enabled }),
    useRead({ ...standingOrdersQuery(platform), enabled }),
    useRead({ ...registerableMachinesQuery(platform), enabled: enabled && hasMachines })
  ]
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [enabled])
  const [orders, standing, machines] = reads.map(({ isFetched }) => isFetched)
  return isLate || Boolean(orders && standing && (machines || !hasMachines))
}

export const accountPage = createPage(() => Promise.resolve(showPage({})), AccountPage)
