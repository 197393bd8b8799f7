import { useIntl } from '../../intl/intl'
import {
  AccountFailed,
  AccountFrame,
  AccountLoading,
  AccountSection
} from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import { hasAccountPage } from '../../features/account/account-pages'
import { paths } from '../../visit/addresses/paths'
import { Machines } from '../../features/machines/machines'
import { createPage } from '../../page-unit/create-page'
import { notFound, showPage } from '../../page-unit/outcome'

const now = () => new Date()

/** The customer's coffee machines. */
function MachinesPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.machines)}>
      <Machines
        now={now}
        loading={<AccountLoading />}
        failed={retry => <AccountFailed onRetry={retry} />}
        section={(content, title) => <AccountSection title={title}>{content}</AccountSection>}
      />
    </AccountFrame>
  )
}

export const machinesPage = createPage(
  ({ site: { site } }) =>
    Promise.resolve(hasAccountPage(site.tenantId, paths.machines) ? showPage({}) : notFound()),
  MachinesPage
)
