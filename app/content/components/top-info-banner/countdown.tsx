import { useIntl } from '../../../intl/intl'
import { formatLongDay } from '../../../intl/format-date'
import type { Remaining } from '../../model/countdown'
import { bannerMessages as messages } from './messages'

/** The remaining time: ticking figures on screen, the end date for screen readers. */
export function Countdown({ end, remaining: { days, clock } }: { end: number; remaining: Remaining }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const date = formatLongDay(intl, end)
  return (
    <p className="countdown">
      <span className="sr-only">{formatMessage(messages.ends, { date })}</span>
      <span aria-hidden>{days > 0 ? `${formatMessage(messages.days, { days })} ${clock}` : clock}</span>
    </p>
  )
}
