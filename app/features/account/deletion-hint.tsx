import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Link } from '../../ui/action/link'
import { profileMessages as messages } from './profile-messages'

/** How an account is deleted: the team does it (requirement 9.3). */
export function DeletionHint() {
  const { formatMessage } = useIntl()
  const { supportEmail } = useSite().site
  return (
    <p className="max-w-[38em]">
      {formatMessage(messages.deletionText, {
        email: supportEmail,
        mail: text => (
          <a key="mail" className="link" href={`mailto:${supportEmail}`}>
            {text}
          </a>
        ),
        form: text => (
          <Link key="form" className="link" to={`${paths.service}#contact`}>
            {text}
          </Link>
        )
      })}
    </p>
  )
}
