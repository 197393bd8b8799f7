import { Image } from '../../../ui/image/image'
import { Link } from '../../../ui/link/link'
import type { CarouselSlide } from './read-image-carousel'

type SlideProps = CarouselSlide & {
  /** All other slides are inert. */
  isShown: boolean
  priority: boolean
}

/** React 18 knows `inert` as an attribute only. */
const INERT = { inert: '' }

export function Slide({ image, title, link, isShown, priority }: SlideProps) {
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
