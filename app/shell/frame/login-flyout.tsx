import { useEffect } from 'react'
import { useLocation } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { LoginForm } from '../../features/account/login/login-form'
import { loginMessages } from '../../features/account/login/messages'
import { ProviderButtons } from '../../features/account/login/provider-buttons'
import { useShopperState } from '../../platform/session/use-session'
import { LazyMessages } from '../../intl/lazy-messages'
import { useSite } from '../../visit/site/site-context'
import { ButtonLink } from '../../ui/action/button'
import { SidePanel } from '../../ui/overlay/side-panel'
import { loginPageMessages as messages } from '../../pages/login/messages'

interface LoginFlyoutProps {
  onClose: () => void
}

/** The login beside the page, which stays where it is (requirement 9.1); closed by a login in another tab, too. */
export default function LoginFlyout(props: LoginFlyoutProps) {
  return (
    <LazyMessages group="personal">
      <Flyout {...props} />
    </LazyMessages>
  )
}

function Flyout({ onClose }: LoginFlyoutProps) {
  const { formatMessage } = useIntl()
  const { pathOf } = useSite()
  const { pathname, search } = useLocation()
  const redirectUrl = pathOf(pathname) + search
  const isCustomer = useShopperState() === 'registered'
  useEffect(() => {
    if (isCustomer) onClose()
  }, [isCustomer, onClose])
  return (
    <SidePanel
      open
      onClose={onClose}
      title={formatMessage(messages.login)}
      closeLabel={formatMessage(loginMessages.close)}
    >
      <div className="grid gap-8">
        <LoginForm onDone={onClose} />
        <ProviderButtons />
        <hr />
        <div className="grid justify-items-start gap-3">
          <p className="heading-4">{formatMessage(messages.isNew)}</p>
          <ButtonLink
            to={`${paths.registration}?${new URLSearchParams({ redirectUrl })}`}
            kind="secondary"
            onClick={onClose}
          >
            {formatMessage(messages.registerNow)}
          </ButtonLink>
        </div>
      </div>
    </SidePanel>
  )
}
