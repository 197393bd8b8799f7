import type { NewsletterSource } from '../../../features/newsletter/api/sign-up'
import type { Ground } from '../../../ui/brand/ground'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import {
  readChoice,
  readHtml,
  readPicture,
  readText,
  type ContentPicture,
  type Attributes
} from '../../attributes'
import { readGround } from '../../grounds'

/** Newsletter banner (requirement 11.1). */
export interface TopNewsletterBannerProps {
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
