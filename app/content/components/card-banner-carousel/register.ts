import { defineContentType } from '../../content-type'
import { CardBannerCarousel } from './card-banner-carousel'
import { readCardBannerCarousel, type CardBannerCarouselProps } from './read-card-banner-carousel'

export const cardBannerCarouselType = defineContentType<CardBannerCarouselProps>({
  typeIds: ['cardBannerCarousel'],
  parse: readCardBannerCarousel,
  Component: CardBannerCarousel
})
