import { useState, type MouseEvent } from 'react'
import { loadable } from '../../entry/kit-adapter/loadable'
import { useHistory, useLocation } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { loadMessageGroup } from '../../intl/message-groups'
import { useSession } from '../../platform/session/use-session'
import { useSite } from '../../visit/site/site-context'
import { HeaderAction } from '../../ui/header/header-action'
import { isPlainClick } from '../../ui/action/link'
import { layoutMessages as messages } from './layout-messages'

const loadFlyout = () => import(/* webpackChunkName: "login-flyout" */ './login-flyout')
const LoginFlyout = loadable(loadFlyout)

/** Pages whose own form the flyout would cover, and pages for customers only. */
const HAS_OWN_LOGIN = /^\/(login|registration|account)(\/|$)/

/**
 * The header's account icon: a link to the account. For everybody but a customer it opens the login beside the
 * page instead; without scripts, for a click that opens a tab, and where the flyout cannot be loaded, it stays a link.
 */
export function AccountAction() {
  const { formatMessage, locale } = useIntl()
  const session = useSession()
  const history = useHistory()
  const { pathname } = useLocation()
  const { href, pathOf } = useSite()
  const [isOpen, setOpen] = useState(false)
  const hasOwnLogin = HAS_OWN_LOGIN.test(pathOf(pathname))

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (hasOwnLogin || !isPlainClick(event) || session.getState() === 'registered') return
    event.preventDefault()
    // Not every browser focuses a link that is clicked; the focus returns to it.
    event.currentTarget.focus()
    Promise.all([loadFlyout(), loadMessageGroup('personal', locale)]).then(
      () => setOpen(true),
      () => history.push(href(paths.account))
    )
  }

  return (
    <>
      <HeaderAction
        icon="account"
        to={paths.account}
        label={formatMessage(messages.account)}
        onClick={open}
      />
      {isOpen && !hasOwnLogin && <LoginFlyout onClose={() => setOpen(false)} />}
    </>
  )
}
