import { defineContentType } from '../../content-type'
import { SliderCarousel } from './slider-carousel'
import { readSliderCarousel, type SliderCarouselProps } from './read-slider-carousel'

export const sliderCarouselType = defineContentType<SliderCarouselProps>({
  typeIds: ['sliderCarousel'],
  parse: readSliderCarousel,
  Component: SliderCarousel
})
