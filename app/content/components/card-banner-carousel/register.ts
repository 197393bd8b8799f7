import { readChoice, readList, readText, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import {
  CardBannerCarousel,
  COLORS,
  MARGINS,
  POSITIONS,
  type Card,
  type CardBannerCarouselProps
} from './card-banner-carousel'

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
