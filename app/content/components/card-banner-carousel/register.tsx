import { Carousel } from '../../../ui/carousel/carousel'
import { groundClass } from '../../../ui/brand/ground'
import { Image } from '../../../ui/image/image'
import { Link } from '../../../ui/link/link'
import { readChoice, readList, readPicture, readText, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { useCarouselWords } from '../carousel-words'

const COLORS = ['blue', 'beige', 'green'] as const

interface Card {
  image?: ContentPicture
  title: string
  description?: string
  url?: string
  linkText?: string
  color: (typeof COLORS)[number]
}

interface CardBannerCarouselProps {
  headline?: string
  cards: Card[]
}

function CardBannerCarousel({ attributes: { headline, cards } }: ContentProps<CardBannerCarouselProps>) {
  const words = useCarouselWords()
  return (
    <section className="section">
      <div className="wrap">
        <Carousel
          {...words}
          label={headline ?? cards[0]?.title ?? ''}
          items="cards"
          wraps
          heading={headline && <h2 className="heading-2">{headline}</h2>}
        >
          {cards.map(card => (
            <CardBanner key={card.title} card={card} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}

function CardBanner({ card }: { card: Card }) {
  const { image, title, description, url, linkText, color } = card
  return (
    <article className={`grid h-full content-start overflow-hidden rounded-(--radius) ${groundClass(color)}`}>
      {image && (
        <Image
          {...image}
          width={4}
          height={3}
          widths="tile"
          sizes="(min-width: 64rem) 33vw, 80vw"
          className="w-full"
        />
      )}
      <div className="grid gap-2 p-6">
        <h3 className="heading-3">{title}</h3>
        {description && <p className="text-muted">{description}</p>}
        {url && linkText && (
          <Link to={url} className="link mt-2 justify-self-start py-2">
            {linkText}
          </Link>
        )}
      </div>
    </article>
  )
}

export const cardBannerCarouselType = defineContentType<CardBannerCarouselProps>({
  typeIds: ['cardBannerCarousel'],
  parse: data => {
    const cards = readList(data, 'cards').flatMap(card => {
      const title = readText(card, 'title')
      if (!title) return []
      return [
        {
          image: readPicture(card, 'image') ?? readPicture(card, 'imageUrl'),
          title,
          description: readText(card, 'description'),
          url: readText(card, 'url'),
          linkText: readText(card, 'linkText'),
          color: readChoice(card, 'color', COLORS) ?? 'green'
        }
      ]
    })
    return cards.length > 0 ? { headline: readText(data, 'headline'), cards } : undefined
  },
  Component: CardBannerCarousel
})
