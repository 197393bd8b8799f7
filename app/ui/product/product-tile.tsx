import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '../status/badge'
import type { imageWidths } from '../media/build-image-set'
import { Image } from '../media/image'
import { Link } from '../action/link'
import { Price, type PriceProps } from './price'
import { Rating, type RatingProps } from './rating'

export interface ProductTileProps {
  to: string
  name: string
  /** The most important fact: "20 Beutel", "10 Kapseln", "koffeinfrei". */
  fact?: string
  /** Square; the name describes it, so it needs no alternative text. */
  imageSrc: string
  /** Another view, on hover and focus; loaded then only. */
  secondImageSrc?: string
  price?: PriceProps
  /** A current promotion's callout, on the picture's lower edge: "10 % off herbal teas". */
  callout?: string
  badge?: { text: string; kind?: BadgeProps['kind'] }
  rating?: RatingProps
  /** Only when it matters: sold out, the last ones, pre-order. */
  availability?: ReactNode
  /** Add or choose. */
  action?: ReactNode
  /** On the picture's upper right: wishlist. */
  corner?: ReactNode
  /** In the first rows of a page. */
  priority?: boolean
  /** For another place than a grid of products. */
  sizes?: string
  /** For a place where it may be wider than there. */
  widths?: keyof typeof imageWidths
  headingLevel?: 2 | 3 | 4
  onClick?: () => void
}

/** How wide a tile's picture is: gutters and gaps taken off, or phones load the next larger one. */
export const tileSizes = {
  /** `product-grid.css`. */
  grid: '(min-width: 80rem) 316px, (min-width: 64rem) 24vw, (min-width: 48rem) calc(33vw - 32px), calc(50vw - 24px)',
  /** `track-tiles` in `track.css`. */
  row: '(min-width: 80rem) 302px, (min-width: 64rem) 23vw, (min-width: 40rem) 36vw, calc(62vw - 20px)'
} as const

const SECOND_WIDTH = [480] as const

/** One product in a list. The link in its name covers the whole tile. */
export function ProductTile({
  to,
  name,
  fact,
  imageSrc,
  secondImageSrc,
  price,
  callout,
  badge,
  rating,
  availability,
  action,
  corner,
  priority,
  sizes = tileSizes.grid,
  widths,
  headingLevel = 3,
  onClick
}: ProductTileProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="tile">
      <div className="tile-picture">
        <Image
          src={imageSrc}
          alt=""
          width={1}
          height={1}
          widths={widths}
          sizes={sizes}
          priority={priority}
          className="tile-image"
        />
        {secondImageSrc && (
          <Image
            src={secondImageSrc}
            alt=""
            width={1}
            height={1}
            widths={SECOND_WIDTH}
            className="tile-second"
          />
        )}
        {badge && (
          <div className="tile-badge">
            <Badge kind={badge.kind}>{badge.text}</Badge>
          </div>
        )}
        {callout && <p className="tile-callout">{callout}</p>}
        {corner && <div className="tile-corner">{corner}</div>}
      </div>
      <Heading className="tile-name">
        <Link to={to} className="tile-link" onClick={onClick}>
          {name}
        </Link>
      </Heading>
      {fact && <p className="tile-fact">{fact}</p>}
      {rating && <Rating {...rating} />}
      {price && <Price {...price} className="tile-price" />}
      {availability && <div className="tile-fact">{availability}</div>}
      {action && <div className="tile-action">{action}</div>}
    </article>
  )
}
