import { useIntl } from '../../intl/intl'
import { AccountFrame, AccountSection } from '../../features/account/account-frame'
import { accountMessages as messages } from '../../features/account/messages'
import type { Customer } from '../../features/account/model/customer'
import { Devices } from '../../features/account/security/devices'
import { EmailSection } from '../../features/account/security/email-section'
import { emailMessages } from '../../features/account/security/email-messages'
import { deviceMessages } from '../../features/account/security/device-messages'
import { DeletionHint } from '../../features/account/deletion-hint'
import { profileMessages } from '../../features/account/profile-messages'
import { LinkedAccounts } from '../../features/account/security/linked-accounts'
import { linkedMessages } from '../../features/account/security/linked-messages'
import { PasswordSection } from '../../features/account/security/password-section'
import { ProfileForm } from '../../features/account/profile-form'
import { PasskeySection } from '../../features/account/passkeys/passkey-section'
import { useSite } from '../../visit/site/site-context'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { ForCustomer } from './for-customer'

/** The customer's own data, their password, and how the account is deleted. */
function AccountDataPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(messages.data)}>
      <ForCustomer>{customer => <Sections customer={customer} />}</ForCustomer>
    </AccountFrame>
  )
}

function Sections({ customer }: { customer: Customer }) {
  const { formatMessage } = useIntl()
  const { login } = useSite()
  return (
    <>
      <AccountSection title={formatMessage(profileMessages.person)}>
        <ProfileForm customer={customer} />
      </AccountSection>
      <AccountSection title={formatMessage(emailMessages.title)}>
        <EmailSection customer={customer} />
      </AccountSection>
      <PasswordSection customer={customer} />
      {login.passkeys && <PasskeySection customer={customer} />}
      {login.providers.length > 0 && (
        <AccountSection title={formatMessage(linkedMessages.title)}>
          <LinkedAccounts />
        </AccountSection>
      )}
      <AccountSection title={formatMessage(deviceMessages.title)}>
        <Devices />
      </AccountSection>
      <AccountSection title={formatMessage(profileMessages.deletion)}>
        <DeletionHint />
      </AccountSection>
    </>
  )
}

export const accountDataPage = createPage(() => Promise.resolve(showPage({})), AccountDataPage)
