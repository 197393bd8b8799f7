import { formatLongDay } from '../../../intl/format-long-day'
import { defineMessages, useIntl } from '../../../intl/intl'
import { groundClass, type Ground } from '../../../ui/ground'
import { Link } from '../../../ui/action/link'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { useEditMode } from '../../../visit/view-mode'
import {
  readFlag,
  readHtml,
  readText,
  type Attributes,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import { parseMoment, splitRemaining, type Remaining } from '../../page/countdown'
import { useNow } from '../../use-now'
import { useRef } from 'react'
import { notify } from '../../../ui/overlay/notify'

const messages = defineMessages({
  copy: { id: 'banner.copy', defaultMessage: 'Copy code {code}' },
  copied: { id: 'banner.copied', defaultMessage: 'Copied to clipboard.' },
  label: { id: 'banner.label', defaultMessage: 'Current offer' },
  days: { id: 'banner.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  ends: { id: 'banner.ends', defaultMessage: 'Ends on {date}' },
  unreadableEnd: {
    id: 'banner.unreadableEnd',
    defaultMessage: 'There is no countdown: {date} is not a date. Write it as 2027-01-31 or 31.1.2027.'
  }
})

/** How long the "copied" message is shown, in ms (requirement 2.4). */
const COPIED_MS = 700

function CouponCode({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const text = useRef<HTMLSpanElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      await notify(formatMessage(messages.copied), 'success', COPIED_MS)
    } catch {
      // Without permission to write the clipboard the code is at least selected, ready to be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }

  return (
    <button
      type="button"
      className="coupon-code"
      aria-label={formatMessage(messages.copy, { code })}
      onClick={() => void copy()}
    >
      <span ref={text} className="select-text">
        {code}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden className="icon icon-small">
        <path d="M9 9h10.5v11.5H9zM15 9V4.5H4.5V16H9" />
      </svg>
    </button>
  )
}

/** Banner (requirement 2.4). */
interface TopInfoBannerProps {
  headline?: string
  html?: CleanHtml
  ground: Ground
  className?: string
  /** The end of the countdown, in milliseconds since the epoch. */
  end?: number
  /** Text of the editor that is not a date. */
  unreadableEnd?: string
  isShownByDefault: boolean
  couponCode?: string
  link?: ContentButton
}

function readTopInfoBanner(data: Attributes): TopInfoBannerProps | undefined {
  const headline = readText(data, 'headline')
  const html = readHtml(data, 'textContent')
  const couponCode = readText(data, 'couponCode')
  if (!headline && !html && !couponCode) return undefined
  const date = readText(data, 'countdownDate')
  const end = parseMoment(date)
  return {
    headline,
    html,
    couponCode,
    ground: readGround(data, 'backgroundColor') ?? 'primary',
    className: readText(data, 'customCssClass')
      ?.match(/[\w-]+/g)
      ?.join(' '),
    end,
    unreadableEnd: end === undefined ? date : undefined,
    isShownByDefault: readFlag(data, 'displayInfoBannerByDefault') ?? true,
    link: readButton(data, ['textLink', 'link'])
  }
}

/** The remaining time: ticking figures on screen, the end date for screen readers. */
function Countdown({ end, remaining: { days, clock } }: { end: number; remaining: Remaining }) {
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

/**
 * The banner at the very top. It closes when its countdown ends; without a countdown the
 * editor decides whether it is shown, with one it is shown until the date has passed (requirement 2.4).
 */
function TopInfoBanner({ attributes }: ContentProps<TopInfoBannerProps>) {
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
          // A phone has one line: for the code, if there is one.
          <Link to={link.link} className={`link py-1.5 ${couponCode ? 'max-sm:hidden' : ''}`}>
            {link.text}
          </Link>
        )}
      </div>
    </section>
  )
}

export const topInfoBannerType = defineContentType<TopInfoBannerProps>({
  typeIds: ['topInfoBanner'],
  parse: readTopInfoBanner,
  Component: TopInfoBanner
})

/** The banner at the very top: many pages have one, so the group stays small. */
export const contentTypes = [topInfoBannerType]
