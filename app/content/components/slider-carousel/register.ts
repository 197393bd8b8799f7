import { readList, readText, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import { SliderCarousel, type SliderSlide, type SliderCarouselProps } from './slider-carousel'

export function readSliderCarousel(data: Attributes): SliderCarouselProps | undefined {
  return {
    headline: readText(data, 'headline'),
    slides: readList(data, 'slides').flatMap((entry): SliderSlide[] => {
      const image = readOwnPicture(entry)
      const title = readText(entry, 'title')
      const text = readText(entry, 'text')
      const link = readText(entry, 'link')
      return image || title || text
        ? [{ image, title, text, link, linkText: readText(entry, 'linkText') }]
        : []
    })
  }
}

export const sliderCarouselType = defineContentType<SliderCarouselProps>({
  typeIds: ['sliderCarousel'],
  parse: readSliderCarousel,
  Component: SliderCarousel
})
