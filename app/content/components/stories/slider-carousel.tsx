import { readList, readText, type Attributes, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import { defineMessages, useIntl } from '../../../intl/intl'
import { IconButton } from '../../../ui/action/icon-button'
import { useTrack } from '../../../ui/media/use-track'
import { Icon } from '../../../ui/media/icon'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { CarouselDots } from '../../carousel/carousel-dots'
import { useCarouselLabels } from '../../carousel/carousel-labels'
import { RegionComponents } from '../../page/content-components'
import { useMedia, WIDE } from '../../use-media'

interface SliderSlide {
  image?: ContentPicture
  title?: string
  text?: string
  /** The link of the whole slide; its text is shown below where there is one. */
  link?: string
  linkText?: string
}

interface SliderCarouselProps {
  headline?: string
  /** Slides of the component itself; those of its regions follow. */
  slides: SliderSlide[]
}

const messages = defineMessages({
  slides: { id: 'slider.slides', defaultMessage: 'Slides' },
  goTo: { id: 'slider.goTo', defaultMessage: 'Go to slide {position}' }
})

/** At 1024 px and up; one at a time below (requirement 2.3). */
const SLIDES_PER_WIDE_VIEW = 3

/** Slides side by side with arrows and dots; each dot is a scroll position of the row. */
export function SliderCarousel({ attributes, component }: ContentProps<SliderCarouselProps>) {
  const { headline, slides } = attributes
  const { formatMessage } = useIntl()
  const { previousLabel, nextLabel, kindLabel } = useCarouselLabels()
  const nested = component.regions.flatMap(region =>
    region.components.map(entry => ({ id: region.id, components: [entry] }))
  )
  const count = slides.length + nested.length
  const { track, position, moveTo } = useTrack<HTMLUListElement>(count)
  const inView = useMedia(WIDE) ? SLIDES_PER_WIDE_VIEW : 1
  const places = Math.max(1, count - inView + 1)
  const place = Math.min(position.first, places - 1)
  if (count === 0) return null
  const label = headline ?? formatMessage(messages.slides)

  return (
    <section className="section" aria-label={label} aria-roledescription={kindLabel}>
      <div className="wrap">
        {headline && <h2 className="heading-2 mb-6">{headline}</h2>}
        <ul {...track} className="track track-slides no-scrollbar" tabIndex={0} aria-label={label}>
          {slides.map((slide, index) => (
            <li key={index}>
              <Slide slide={slide} headingLevel={headline ? 3 : 2} />
            </li>
          ))}
          {nested.map((region, index) => (
            <li key={`nested ${index}`} className="content-nest">
              <RegionComponents region={region} />
            </li>
          ))}
        </ul>
        {places > 1 && (
          <div className="slider-controls">
            <IconButton
              framed
              label={previousLabel}
              icon={<Icon name="arrow-left" small />}
              disabled={place === 0}
              onClick={() => moveTo(place - 1)}
            />
            <CarouselDots
              isCentred
              count={places}
              current={place}
              label={index => formatMessage(messages.goTo, { position: index + 1 })}
              onChoose={moveTo}
            />
            <IconButton
              framed
              label={nextLabel}
              icon={<Icon name="arrow-right" small />}
              disabled={place === places - 1}
              onClick={() => moveTo(place + 1)}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function Slide({ slide, headingLevel }: { slide: SliderSlide; headingLevel: 2 | 3 }) {
  const { image, title, text, link, linkText } = slide
  const Heading = `h${headingLevel}` as const
  const labels = linkText ?? title
  return (
    <article className="slide">
      {image && (
        <Image
          {...image}
          width={4}
          height={3}
          widths="half"
          sizes="(min-width: 64rem) 33vw, 100vw"
          className="mb-2 w-full corners"
        />
      )}
      {title && <Heading className="heading-3">{title}</Heading>}
      {text && <p className="text-muted">{text}</p>}
      {link && labels && (
        <Link to={link} className="link slide-link py-2">
          {labels}
        </Link>
      )}
    </article>
  )
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
