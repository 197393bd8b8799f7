import { useIntl } from '../../../intl/intl'
import { useEditMode } from '../../../visit/view-mode/view-mode'
import { groundClass } from '../../../ui/brand/ground'
import { Link } from '../../../ui/link/link'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { ContentProps } from '../../content-type'
import { splitRemaining } from '../../model/countdown'
import { useNow } from '../../use-now'
import { Countdown } from './countdown'
import { CouponCode } from './coupon-code'
import { bannerMessages as messages } from './messages'
import type { TopInfoBannerProps } from './read-top-info-banner'

/**
 * The banner at the very top. It closes when its countdown ends; without a countdown the
 * editor decides whether it is shown, with one it is shown until the date has passed (requirement 2.4).
 */
export function TopInfoBanner({ attributes }: ContentProps<TopInfoBannerProps>) {
  const { formatMessage } = useIntl()
  const { headline, html, ground, className, end, isShownByDefault, couponCode, link, unreadableEnd } =
    attributes
  const isEdited = useEditMode()
  const now = useNow(end !== undefined)
  const remaining = end === undefined || now === undefined ? undefined : splitRemaining(end, now)
  if (end === undefined ? !isShownByDefault : !remaining) return null
  return (
    <section
      aria-label={headline ?? formatMessage(messages.label)}
      data-banner="line"
      className={`top-banner ${groundClass(ground)} ${className ?? ''}`}
    >
      <div className="wrap top-banner-row">
        {headline && <p className="font-semibold">{headline}</p>}
        {html && <RichText html={html} />}
        {end !== undefined && remaining && <Countdown end={end} remaining={remaining} />}
        {couponCode && <CouponCode code={couponCode} />}
        {isEdited && unreadableEnd && (
          <p role="note">{formatMessage(messages.unreadableEnd, { date: unreadableEnd })}</p>
        )}
        {link && (
          <Link to={link.link} className="link py-1.5">
            {link.text}
          </Link>
        )}
      </div>
    </section>
  )
}
