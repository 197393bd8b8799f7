import { ButtonLink } from '../../../ui/action/button'
import { ChipLink } from '../../../ui/action/chip'
import { Image } from '../../../ui/media/image'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { StageFrame } from '../../../ui/frame/stage-frame'
import {
  readChoice,
  readHtml,
  readList,
  readText,
  type ContentPicture,
  type Attributes,
  LINK_NAMES,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'

const OVERLAYS = ['base', 'hero', 'service', 'about'] as const

interface FullWidthIntroProps {
  /** Layout of the text over the picture (requirement 2.2). */
  overlay: (typeof OVERLAYS)[number]
  image?: ContentPicture
  headline?: string
  subline?: string
  html?: CleanHtml
  button?: ContentButton
  links: ContentButton[]
}

export function readFullWidthIntro(data: Attributes): FullWidthIntroProps | undefined {
  const headline = readText(data, 'headline')
  const image = readOwnPicture(data)
  const html = readHtml(data, 'text')
  const button = readButton(data)
  if (!headline && !image && !html && !button) return undefined
  return {
    overlay: readChoice(data, 'overlay', OVERLAYS) ?? 'base',
    image,
    headline,
    subline: readText(data, 'subline'),
    html,
    button,
    links: readList(data, 'links').flatMap(link => readButton(link, LINK_NAMES) ?? [])
  }
}

/**
 * A full-width picture with text on a panel: `base` at the bottom left, `hero` there with
 * large words, `service` across the picture's edge, with links, `about` at its side.
 */
function FullWidthIntro({ attributes, first }: ContentProps<FullWidthIntroProps>) {
  const { overlay, image, headline, subline, html, button, links } = attributes
  const isHeading = first === 'page'
  const Heading = isHeading ? 'h1' : 'h2'
  const hasText = Boolean(headline || subline || html || button || links.length > 0)
  const isLarge = overlay === 'hero' || isHeading
  const isOnPanel = overlay === 'about' || (image !== undefined && overlay !== 'service')
  if (first === 'list') {
    return (
      <StageFrame
        title={headline}
        eyebrow={subline}
        text={html && <RichText html={html} />}
        image={image}
        priority
        low
        actions={button && <ButtonLink to={button.link}>{button.text}</ButtonLink>}
      />
    )
  }
  return (
    <section className={`intro intro-${overlay} ${image ? '' : 'intro-plain'}`}>
      {image && (
        <Image
          {...image}
          width={16}
          height={9}
          widths="full"
          sizes="100vw"
          priority={Boolean(first)}
          className="intro-image"
        />
      )}
      {hasText && (
        <div className="wrap intro-place">
          <div className={isOnPanel ? 'intro-words ground-primary' : 'intro-words'}>
            {subline && <p className="eyebrow">{subline}</p>}
            {headline && <Heading className={isLarge ? 'heading-display' : 'heading-1'}>{headline}</Heading>}
            {html && <RichText html={html} className="max-w-[33em] text-lead" />}
            {links.length > 0 && (
              <ul role="list" className="mt-2 flex flex-wrap gap-2">
                {links.map(({ text, link }, index) => (
                  <li key={index}>
                    <ChipLink to={link}>{text}</ChipLink>
                  </li>
                ))}
              </ul>
            )}
            {button && (
              <ButtonLink to={button.link} kind={first ? 'primary' : 'secondary'} className="mt-2">
                {button.text}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

export const fullWidthIntroType = defineContentType<FullWidthIntroProps>({
  typeIds: ['fullWidthIntro'],
  parse: readFullWidthIntro,
  Component: FullWidthIntro,
  headsPage: ({ headline }) => headline !== undefined
})
