import { readChoice, readList, readText, type ContentPicture, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import { CardBannerCarousel } from './card-banner-carousel'

/** The extras of a card (requirement 2.3). */
const COLORS = ['blue', 'beige', 'green'] as const

const MARGINS = ['category_hero', 'small', 'medium', 'large', 'none'] as const

const POSITIONS = ['left', 'center', 'right', 'top', 'bottom'] as const

export interface Card {
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
