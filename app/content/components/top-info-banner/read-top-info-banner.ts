import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readFlag, readHtml, readText, type Attributes } from '../../attributes'
import { readGround } from '../../grounds'
import { readButton, type ContentButton } from '../../read-button'
import { parseMoment } from '../../model/countdown'

/** Banner (requirement 2.4). */
export interface TopInfoBannerProps {
  headline?: string
  html?: CleanHtml
  ground: Ground
  className?: string
  /** The end of the countdown, in milliseconds since the epoch. */
  end?: number
  /** What the editor wrote instead of a date. */
  unreadableEnd?: string
  isShownByDefault: boolean
  couponCode?: string
  link?: ContentButton
}

export function readTopInfoBanner(data: Attributes): TopInfoBannerProps | undefined {
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
