import { useIntl } from 'react-intl'
import type { Remaining } from '../../model/countdown'
import { bannerMessages as messages } from './messages'

/** The time that is left, figure by figure for those who see it, as a date for everybody else. */
export function Countdown({ end, remaining: { days, clock } }: { end: number; remaining: Remaining }) {
  const { formatDate, formatMessage } = useIntl()
  const date = formatDate(end, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // The same words on the server and in every browser.
    timeZone: 'Europe/Berlin'
  })
  return (
    <p className="countdown">
      <span className="sr-only">{formatMessage(messages.ends, { date })}</span>
      <span aria-hidden>
        {days > 0 && <>{formatMessage(messages.days, { days })} </>}
        {clock}
      </span>
    </p>
  )
}
