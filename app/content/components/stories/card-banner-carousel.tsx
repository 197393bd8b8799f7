import { readChoice, readList, readText, type Attributes, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import type { ReactNode } from 'react'
import { groundClass } from '../../../ui/ground'
import { ButtonLink } from '../../../ui/action/button'
import { Carousel } from '../../../ui/media/carousel'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { StageFrame } from '../../../ui/frame/stage-frame'
import { useCarouselLabels } from '../../carousel/carousel-labels'

/** The extras of a card (requirement 2.3). */
const COLORS = ['blue', 'beige', 'green'] as const

const MARGINS = ['category_hero', 'small', 'medium', 'large', 'none'] as const

const POSITIONS = ['left', 'center', 'right', 'top', 'bottom'] as const

interface Card {
  image?: ContentPicture
  title?: string
  description?: string
  /** The card's link; without a text of its own the title is the link. */
  url?: string
  linkText?: string
  color: (typeof COLORS)[number]
  margin: (typeof MARGINS)[number]
  imagePosition: (typeof POSITIONS)[number]
}

export interface CardBannerCarouselProps {
  headline?: string
  cards: Card[]
}

/** One banner at a time; from two cards on with arrows that wrap around (requirement 2.3). */
function CardBannerCarousel({
  attributes: { headline, cards },
  first
}: ContentProps<CardBannerCarouselProps>) {
  const labels = useCarouselLabels()
  const carousel = (
    <Carousel
      {...labels}
      label={headline ?? nameCards(cards)}
      items="full"
      wraps
      heading={headline && <h2 className="heading-2">{headline}</h2>}
    >
      {cards.map((card, index) => (
        <CardBanner key={index} card={card} priority={Boolean(first) && index === 0} low={first === 'list'} />
      ))}
    </Carousel>
  )
  // A heading needs room above it, a banner at the top of a page does not.
  return headline && !first ? <div className="section">{carousel}</div> : carousel
}

/** Labelled by the first text that a card has. */
const nameCards = (cards: Card[]): string =>
  cards
    .flatMap(({ title, image, description, linkText }) => [title, image?.alt, description, linkText])
    .find(Boolean) ?? ''

function CardBanner({ card, priority, low }: { card: Card; priority: boolean; low: boolean }) {
  const { image, title, description, url, linkText, color, margin, imagePosition } = card
  const hasText = Boolean(title || description || (url && linkText))
  // A picture alone needs no column beside it.
  const place = image ? (hasText ? imagePosition : 'center') : 'none'

  /** Without a link text, the card's first element is the link. */
  const link = (content: ReactNode) =>
    url && !linkText ? (
      <Link to={url} className="link-plain">
        {content}
      </Link>
    ) : (
      content
    )
  const button = url && linkText && (
    <ButtonLink to={url} kind="secondary" className={low ? undefined : 'mt-2'}>
      {linkText}
    </ButtonLink>
  )
  if (low && hasText) {
    return (
      <div className={`card-margin card-margin-${margin}`}>
        <StageFrame
          title={title && link(title)}
          text={description && (title ? description : link(description))}
          image={image}
          imagePosition={imagePosition === 'right' ? 'right' : 'left'}
          ground={color}
          priority={priority}
          actions={button}
          low
        />
      </div>
    )
  }
  const picture = image && (
    <Image
      {...image}
      width={3}
      height={2}
      widths="full"
      sizes="(min-width: 64rem) 60vw, 100vw"
      priority={priority}
      className="card-banner-image"
    />
  )

  return (
    <div className={`card-margin card-margin-${margin}`}>
      <article className={`card-banner card-image-${place} ${groundClass(color)}`}>
        {/* A link needs a name: a picture without alternative text has none. */}
        {hasText || !image?.alt ? picture : link(picture)}
        {hasText && (
          <div className="card-banner-words">
            {title && <h3 className="heading-2">{link(title)}</h3>}
            {description && (
              <p className="max-w-[29em] text-lead text-muted">{title ? description : link(description)}</p>
            )}
            {button}
          </div>
        )}
      </article>
    </div>
  )
}

function readCardBannerCarousel(data: Attributes): CardBannerCarouselProps | undefined {
  const cards = readList(data, 'cards').flatMap((card): Card[] => {
    const [title, description, url, linkText] = ['title', 'description', 'url', 'linkText'].map(name =>
      readText(card, name)
    )
    const image = readOwnPicture(card)
    if (!title && !description && !image && !(url && linkText)) return []
    // The extras are among the other fields or in an object of their own.
    const extras = { ...card, ...readList({ extras: [card.extras] }, 'extras')[0] }
    return [
      {
        image,
        title,
        description,
        url,
        linkText,
        color: readChoice(extras, 'color', COLORS) ?? 'green',
        margin: readChoice(extras, 'margin_type', MARGINS) ?? 'medium',
        imagePosition: readChoice(extras, 'image_position', POSITIONS) ?? 'left'
      }
    ]
  })
  return cards.length > 0 ? { headline: readText(data, 'headline'), cards } : undefined
}

export const cardBannerCarouselType = defineContentType<CardBannerCarouselProps>({
  typeIds: ['cardBannerCarousel'],
  parse: readCardBannerCarousel,
  Component: CardBannerCarousel
})
