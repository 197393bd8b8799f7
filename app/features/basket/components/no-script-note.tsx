import { useIntl } from '../../../intl/intl'
import { useSite } from '../../../visit/site/site-context'
import { basketMessages as messages } from '../messages'

/** Only without scripts: says what does not work here, and how to order nevertheless. */
export function NoScriptNote({ children }: { children: string }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  return (
    <noscript>
      <p className="message message-warning">
        <span className="message-text">
          <span>{children}</span>{' '}
          {formatMessage(messages.orderOtherwise, {
            tel: (
              <a key="tel" className="link whitespace-nowrap" href={`tel:${site.tel.replace(/[^\d+]/g, '')}`}>
                {site.tel}
              </a>
            ),
            email: (
              <a key="email" className="link" href={`mailto:${site.supportEmail}`}>
                {site.supportEmail}
              </a>
            )
          })}
        </span>
      </p>
    </noscript>
  )
}
