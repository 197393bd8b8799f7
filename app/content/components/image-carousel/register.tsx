import { Carousel } from '../../../ui/carousel/carousel'
import { Image } from '../../../ui/image/image'
import { Link } from '../../../ui/link/link'
import { readList, readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { useCarouselWords } from '../carousel-words'

/** An image carousel shows at most 5 images (spec 1 section 2.8). */
const MOST_IMAGES = 5

interface ImageCarouselProps {
  headline?: string
  images: { image: ContentPicture; title?: string; link?: string }[]
}

function ImageCarousel({ attributes: { headline, images }, first }: ContentProps<ImageCarouselProps>) {
  const words = useCarouselWords()
  return (
    <section className="section">
      <div className="wrap">
        <Carousel
          {...words}
          label={headline ?? images[0]?.title ?? images[0]?.image.alt ?? ''}
          items="full"
          wraps
          heading={headline && <h2 className="heading-2">{headline}</h2>}
        >
          {images.map(({ image, title, link }, index) => {
            const picture = (
              <figure>
                <Image
                  {...image}
                  width={21}
                  height={9}
                  widths="full"
                  sizes="100vw"
                  priority={Boolean(first) && index === 0}
                  className="w-full rounded-(--radius)"
                />
                {title && <figcaption className="mt-3 text-muted">{title}</figcaption>}
              </figure>
            )
            return link ? (
              <Link key={image.src} to={link}>
                {picture}
              </Link>
            ) : (
              <div key={image.src}>{picture}</div>
            )
          })}
        </Carousel>
      </div>
    </section>
  )
}

export const imageCarouselType = defineContentType<ImageCarouselProps>({
  typeIds: ['imageCarousel'],
  parse: data => {
    const images = readList(data, 'images')
      .flatMap(entry => {
        const image = readPicture(entry, 'image') ?? readPicture({ image: entry }, 'image')
        const link = readText(entry, entry.image ? 'link' : 'href')
        return image ? [{ image, title: readText(entry, 'title'), link }] : []
      })
      .slice(0, MOST_IMAGES)
    return images.length > 0 ? { headline: readText(data, 'headline'), images } : undefined
  },
  Component: ImageCarousel
})
