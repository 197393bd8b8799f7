import { COOKIE_DAYS } from '../../browser/cookies'
import { useIntl } from '../../intl/intl'
import { SESSION_DAYS } from '../../platform/session/lifetimes'
import type { AppConfig } from '../../visit/config/app-config'
import { detailMessages as messages } from './detail-messages'
import { serviceMessages } from './service-messages'

type Service = AppConfig['consent']['services'][number]

/** The services of a category: purpose, company, and storage in the browser. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const { formatMessage } = useIntl()
  if (services.length === 0) return <p>{formatMessage(messages.usedNothing)}</p>
  return (
    <ul role="list" className="grid gap-4">
      {services.map(({ id, provider, names }) => {
        const words = serviceMessages[id]
        return (
          <li key={id}>
            <p className="font-semibold">{words ? formatMessage(words.name) : id}</p>
            {words && (
              <p>{formatMessage(words.purpose, { days: id === 'session' ? SESSION_DAYS : COOKIE_DAYS })}</p>
            )}
            {provider && <p className="text-muted">{formatMessage(messages.provider, { provider })}</p>}
            <p className="text-muted">
              {names.length > 0
                ? formatMessage(messages.kept, { names: names.join(', ') })
                : formatMessage(messages.keptNothing)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
