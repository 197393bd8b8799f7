import {
  isAttributes,
  readFlag,
  readNumber,
  readText,
  type Attributes,
  type ContentPicture
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { holdsPicture, readListedPicture } from '../../read-pictures'
import { useCallback, useState, type CSSProperties, type FocusEvent } from 'react'
import { defineMessages, useIntl } from '../../../intl/intl'
import { IconButton } from '../../../ui/action/icon-button'
import { Icon } from '../../../ui/media/icon'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { CarouselDots } from '../../carousel/carousel-dots'
import { useCarouselLabels } from '../../carousel/carousel-labels'
import { useAutoplay } from '../../carousel/use-autoplay'
import { useLoop } from '../../carousel/use-loop'
import { useSwipe } from '../../carousel/use-swipe'

interface CarouselSlide {
  image: ContentPicture
  title?: string
  link?: string
}

interface ImageCarouselProps {
  headline?: string
  images: CarouselSlide[]
  /** Milliseconds between pictures; undefined without autoplay. */
  autoplayMs?: number
  pausesOnHover: boolean
  transitionMs: number
}

const messages = defineMessages({
  pictures: { id: 'imageCarousel.pictures', defaultMessage: 'Pictures' },
  pause: { id: 'imageCarousel.pause', defaultMessage: 'Pause the pictures' },
  play: { id: 'imageCarousel.play', defaultMessage: 'Play the pictures' },
  position: { id: 'imageCarousel.position', defaultMessage: 'Picture {position} of {count}' }
})

type SlideProps = CarouselSlide & {
  /** All other slides are inert. */
  isShown: boolean
  priority: boolean
}

/** React 18 knows `inert` as an attribute only. */
const INERT = { inert: '' }

function Slide({ image, title, link, isShown, priority }: SlideProps) {
  const picture = (
    <>
      <Image
        {...image}
        width={21}
        height={9}
        widths="full"
        sizes="(min-width: 80rem) 1280px, 100vw"
        priority={priority}
        draggable={false}
        className="image-carousel-image"
      />
      {title && <span className="image-carousel-title">{title}</span>}
    </>
  )
  return (
    <div className="image-carousel-slide" aria-hidden={!isShown || undefined} {...(isShown ? {} : INERT)}>
      {link ? (
        <Link to={link} aria-label={title ? undefined : image.alt || undefined} draggable={false}>
          {picture}
        </Link>
      ) : (
        picture
      )}
    </div>
  )
}

/** Pictures in an infinite loop with autoplay until the visitor takes over (requirement 2.3). */
function ImageCarousel({ attributes, first }: ContentProps<ImageCarouselProps>) {
  const { headline, images, autoplayMs, pausesOnHover, transitionMs } = attributes
  const { formatMessage } = useIntl()
  const { previousLabel, nextLabel, kindLabel } = useCarouselLabels()
  const { at, glides, current, step, goTo } = useLoop(images.length, transitionMs)
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const loops = images.length > 1
  const { isPlaying, setPlaying } = useAutoplay({
    everyMs: loops ? autoplayMs : undefined,
    isHeld: (pausesOnHover && isUnderPointer) || hasFocus,
    current: at,
    onStep: useCallback(() => step(1), [step])
  })

  function stepByHand(by: 1 | -1) {
    setPlaying(false)
    step(by)
  }
  const swipe = useSwipe(stepByHand)

  const slides = [...images.keys()]
  const row = loops ? [images.length - 1, ...slides, 0] : slides
  const style = {
    '--at': loops ? at : 0,
    '--glide': glides ? `${transitionMs}ms` : '0ms'
  } as CSSProperties

  return (
    <section className="section">
      <div
        className="wrap image-carousel"
        role="group"
        aria-roledescription={kindLabel}
        aria-label={headline ?? formatMessage(messages.pictures)}
        onMouseEnter={() => setUnderPointer(true)}
        onMouseLeave={() => setUnderPointer(false)}
        onFocus={event => setFocus(event.target.matches(':focus-visible'))}
        onBlur={(event: FocusEvent<HTMLElement>) =>
          setFocus(event.currentTarget.contains(event.relatedTarget) && hasFocus)
        }
      >
        {headline && <h2 className="heading-2 mb-5">{headline}</h2>}
        <div className="image-carousel-frame" aria-live={isPlaying ? 'off' : 'polite'}>
          <div className="image-carousel-row" style={style} {...(loops ? swipe : {})}>
            {row.map((index, place) => {
              const entry = images[index]
              return (
                entry && (
                  <Slide
                    key={place}
                    {...entry}
                    isShown={index === current && (!loops || (place > 0 && place <= images.length))}
                    priority={Boolean(first) && place === (loops ? 1 : 0)}
                  />
                )
              )
            })}
          </div>
        </div>
        {loops && (
          <div className="image-carousel-controls">
            {autoplayMs !== undefined && (
              <IconButton
                framed
                label={formatMessage(isPlaying ? messages.pause : messages.play)}
                icon={<Icon name={isPlaying ? 'pause' : 'play'} small />}
                onClick={() => setPlaying(!isPlaying)}
              />
            )}
            <CarouselDots
              count={images.length}
              current={current}
              label={index => formatMessage(messages.position, { position: index + 1, count: images.length })}
              onChoose={index => {
                setPlaying(false)
                goTo(index)
              }}
            />
            <IconButton
              framed
              label={previousLabel}
              icon={<Icon name="arrow-left" small />}
              onClick={() => stepByHand(-1)}
            />
            <IconButton
              framed
              label={nextLabel}
              icon={<Icon name="arrow-right" small />}
              onClick={() => stepByHand(1)}
            />
          </div>
        )}
      </div>
    </section>
  )
}

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
