import { defineContentType } from '../../content-type'
import { ImageCarousel } from './image-carousel'
import { readImageCarousel, type ImageCarouselProps } from './read-image-carousel'

export const imageCarouselType = defineContentType<ImageCarouselProps>({
  typeIds: ['imageCarousel'],
  parse: readImageCarousel,
  Component: ImageCarousel
})
