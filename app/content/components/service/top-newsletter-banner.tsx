import { useEffect, useRef, useState } from 'react'
import type { NewsletterSource } from '../../../features/newsletter/sign-up'
import { NewsletterSignUp } from '../../../features/newsletter/late-forms'
import { newsletterMessages } from '../../../features/newsletter/messages'
import { isSubscribedHere, saveNewsletterCookie } from '../../../features/newsletter/newsletter-cookie'
import { useIntl } from '../../../intl/intl'
import { groundClass, type Ground } from '../../../ui/ground'
import { Disclosure } from '../../../ui/frame/disclosure'
import { Image } from '../../../ui/media/image'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import {
  readChoice,
  readHtml,
  readPicture,
  readText,
  type ContentPicture,
  type Attributes
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'

/** Newsletter banner (requirement 11.1). */
interface TopNewsletterBannerProps {
  /** The text that stays visible when collapsed; by default the shop's own. */
  title?: string
  headline?: string
  html?: CleanHtml
  footer?: CleanHtml
  image?: ContentPicture
  source: NewsletterSource
  ground: Ground
}

export function readTopNewsletterBanner(data: Attributes): TopNewsletterBannerProps | undefined {
  const title = readText(data, 'title') ?? readText(data, 'headline')
  const image = readPicture(data, 'image')
  return {
    title,
    headline: readText(data, 'headline'),
    html: readHtml(data, 'text'),
    footer: readHtml(data, 'footerText'),
    image: image && { src: image.src, alt: readText(data, 'imageAlt') ?? image.alt },
    source: readChoice(data, 'newsletterSource', ['form', 'popup', 'account', 'modal']) ?? 'modal',
    ground: readGround(data, 'backgroundColor') ?? 'primary'
  }
}

/** Below this width the form may have scrolled out of view while the on-screen keyboard was open. */
const PHONE = '(width < 48rem)'

/** The newsletter banner at the top: open until collapsed, hidden after a sign-up in this browser (requirement 11.1). */
export function TopNewsletterBanner({ attributes }: ContentProps<TopNewsletterBannerProps>) {
  const { formatMessage } = useIntl()
  const { headline, html, footer, image, source, ground } = attributes
  const { title = formatMessage(newsletterMessages.headline) } = attributes
  const [isSubscribed, setSubscribed] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => setSubscribed(isSubscribedHere()), [])

  function finish() {
    saveNewsletterCookie(true)
    if (window.matchMedia(PHONE).matches) form.current?.scrollIntoView({ block: 'center' })
  }

  if (isSubscribed) return null
  return (
    <section aria-label={title} data-banner="form" className={`top-newsletter ${groundClass(ground)}`}>
      <div className="wrap">
        <Disclosure summary={title} open small>
          <div className="grid gap-x-[clamp(32px,6vw,96px)] gap-y-6 lg:grid-cols-[5fr_6fr]">
            <div className="grid content-start gap-3">
              {image && (
                <Image
                  {...image}
                  width={16}
                  height={9}
                  widths="tile"
                  sizes="30rem"
                  className="corners-small"
                />
              )}
              {headline && headline !== title && <h2 className="heading-3">{headline}</h2>}
              {html && <RichText html={html} className="text-muted" />}
            </div>
            <div ref={form} className="grid content-start gap-4">
              <NewsletterSignUp source={source} onDone={finish} />
              {footer && <RichText html={footer} className="text-xs text-muted" />}
            </div>
          </div>
        </Disclosure>
      </div>
    </section>
  )
}

export const topNewsletterBannerType = defineContentType<TopNewsletterBannerProps>({
  typeIds: ['topNewsletterBanner'],
  parse: readTopNewsletterBanner,
  Component: TopNewsletterBanner
})
