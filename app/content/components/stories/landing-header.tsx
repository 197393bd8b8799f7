import { defineMessages, useIntl } from '../../../intl/intl'
import { groundClass, type Ground } from '../../../ui/ground'
import { ButtonLink } from '../../../ui/action/button'
import { ChipLink } from '../../../ui/action/chip'
import { Image } from '../../../ui/media/image'
import { StageFrame } from '../../../ui/frame/stage-frame'
import {
  readList,
  readText,
  type ContentPicture,
  type Attributes,
  LINK_NAMES,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import { readOwnPicture } from '../../read-pictures'

const messages = defineMessages({
  onThisPage: { id: 'landing.onThisPage', defaultMessage: 'On this page' }
})

interface LandingHeaderProps {
  headline?: string
  subline?: string
  text?: string
  image?: ContentPicture
  ground: Ground
  button?: ContentButton
  /** Usually links to the page's anchors. */
  links: ContentButton[]
}

function readLandingHeader(data: Attributes): LandingHeaderProps | undefined {
  const [headline, text] = ['headline', 'text'].map(name => readText(data, name))
  const image = readOwnPicture(data)
  const button = readButton(data)
  if (!headline && !text && !image && !button) return undefined
  return {
    headline,
    subline: readText(data, 'subline'),
    text,
    image,
    ground: readGround(data, 'theme') ?? 'tint',
    button,
    links: readList(data, 'links').flatMap(link => readButton(link, LINK_NAMES) ?? [])
  }
}

/** The start of a landing page: a centred claim, links to its sections, and a wide picture. */
function LandingHeader({ attributes, first }: ContentProps<LandingHeaderProps>) {
  const { headline, subline, text, image, ground, button, links } = attributes
  const { formatMessage } = useIntl()
  const Heading = first === 'page' ? 'h1' : 'h2'
  if (first === 'list') {
    return (
      <StageFrame
        title={headline}
        eyebrow={subline}
        text={text}
        image={image}
        ground={ground}
        priority
        low
        actions={button && <ButtonLink to={button.link}>{button.text}</ButtonLink>}
      />
    )
  }
  return (
    <header className={`landing ${image ? 'landing-pictured' : ''} ${groundClass(ground)}`}>
      <div className="wrap grid justify-items-center gap-4 text-center">
        {subline && <p className="eyebrow">{subline}</p>}
        {headline && <Heading className="heading-display max-w-[11.25em]">{headline}</Heading>}
        {text && <p className="max-w-[38em] text-lead text-muted">{text}</p>}
        {button && (
          <ButtonLink to={button.link} className="mt-2">
            {button.text}
          </ButtonLink>
        )}
        {links.length > 0 && (
          <nav aria-label={formatMessage(messages.onThisPage)}>
            <ul role="list" className="landing-links mt-2 flex flex-wrap justify-center gap-2">
              {links.map(({ text: words, link }, index) => (
                <li key={index}>
                  <ChipLink to={link}>{words}</ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {image && (
        <div className="wrap landing-picture">
          <Image
            {...image}
            width={21}
            height={9}
            widths="full"
            sizes="(min-width: 80rem) 1280px, 100vw"
            priority={Boolean(first)}
            className="landing-image"
          />
        </div>
      )}
    </header>
  )
}

export const landingHeaderType = defineContentType<LandingHeaderProps>({
  typeIds: ['landingHeader'],
  parse: readLandingHeader,
  Component: LandingHeader,
  headsPage: ({ headline }) => headline !== undefined
})
