import { readList, readText, type ContentPicture, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import { SliderCarousel } from './slider-carousel'

export interface SliderSlide {
  image?: ContentPicture
  title?: string
  text?: string
  /** The link of the whole slide; its text is shown below where there is one. */
  link?: string
  linkText?: string
}

export interface SliderCarouselProps {
  headline?: string
  /** Slides of the component itself; those of its regions follow. */
  slides: SliderSlide[]
}

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
