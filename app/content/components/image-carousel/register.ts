import { isAttributes, readFlag, readNumber, readText, type Attributes } from '../../attributes'
import { defineContentType } from '../../content-type'
import { holdsPicture, readListedPicture } from '../../read-pictures'
import { ImageCarousel, type CarouselSlide, type ImageCarouselProps } from './image-carousel'

/** The limits and defaults of requirement 2.3. */
const MOST_IMAGES = 5

const AUTOPLAY_MS = 5_000

const TRANSITION_MS = 700

/** The shortest delay that leaves time to look at a picture, in ms. */
const FASTEST_AUTOPLAY_MS = 1_000

const SLOWEST_MS = 60_000

/** An entry that contains a picture, is one itself, or is a plain address. */
function readSlide(entry: unknown): CarouselSlide | undefined {
  const image = readListedPicture(entry)
  if (!image || !isAttributes(entry)) return image && { image }
  // In an entry that is a picture itself, `link` is the picture's address.
  return {
    image,
    title: readText(entry, 'title'),
    link: readText(entry, holdsPicture(entry) ? 'link' : 'href')
  }
}

/** `false` or 0 turns it off, `true` on, a number is the delay. */
function readAutoplay(data: Attributes): number | undefined {
  const pace = readFlag(data, 'autoplay') ?? readNumber(data, 'autoplay') ?? true
  if (pace === true) return AUTOPLAY_MS
  return pace === false || pace <= 0 ? undefined : Math.min(Math.max(pace, FASTEST_AUTOPLAY_MS), SLOWEST_MS)
}

function readImageCarousel(data: Attributes): ImageCarouselProps | undefined {
  const entries: unknown[] = Array.isArray(data.images) ? data.images : []
  const images = entries.flatMap(entry => readSlide(entry) ?? []).slice(0, MOST_IMAGES)
  if (images.length === 0) return undefined
  const transition = readNumber(data, 'transition') ?? TRANSITION_MS
  return {
    headline: readText(data, 'headline'),
    images,
    autoplayMs: readAutoplay(data),
    pausesOnHover: readFlag(data, 'pauseOnHover') ?? true,
    transitionMs: Math.min(Math.max(transition, 0), FASTEST_AUTOPLAY_MS)
  }
}

export const imageCarouselType = defineContentType<ImageCarouselProps>({
  typeIds: ['imageCarousel'],
  parse: readImageCarousel,
  Component: ImageCarousel
})
