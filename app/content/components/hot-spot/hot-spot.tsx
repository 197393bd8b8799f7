import { useEffect, type RefObject, type CSSProperties } from 'react'
import { buildTilePrice } from '../../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import type { Tile } from '../../../features/catalogue/model/tile'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { Price } from '../../../ui/product/price'
import type { ContentProps } from '../../content-type'
import type { ContentButton } from '../../read-button'
import { useTile } from '../../use-tile'

export interface Bubble {
  /** Place on the picture in percent of its width and height (requirement 2.2). */
  x: number
  y: number
  headline?: string
  text?: string
  productId?: string
  link?: ContentButton
}

/** Closes open details inside on Escape, which returns the focus to its summary, and on a click elsewhere. */
export function useClosing(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const canvas = ref.current
    const listOpen = () => [...(canvas?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]

    function closeOthers(event: PointerEvent) {
      for (const details of listOpen()) {
        if (!details.contains(event.target as Node)) details.open = false
      }
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      for (const details of listOpen()) {
        details.open = false
        details.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('pointerdown', closeOthers)
    canvas?.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOthers)
      canvas?.removeEventListener('keydown', closeOnEscape)
    }
  }, [ref])
}

/** The content of a bubble: text, and price and link of its product. */
function BubbleContent({ bubble, tile }: { bubble: Bubble; tile: Tile | undefined }) {
  const labels = useTileLabels()
  const headline = bubble.headline ?? tile?.name
  const price = tile && buildTilePrice(tile, labels)
  return (
    <>
      {headline && <h3 className="heading-4">{headline}</h3>}
      {bubble.text && <p className="text-sm text-muted">{bubble.text}</p>}
      {price && <Price {...price} />}
      {tile && (
        <Link to={tile.to} className="link py-2" aria-label={`${labels.view}: ${tile.name}`}>
          {labels.view}
        </Link>
      )}
      {bubble.link && (
        <Link to={bubble.link.link} className="link py-2">
          {bubble.link.text}
        </Link>
      )}
    </>
  )
}

/** A bubble outside a canvas is rendered as a block, so that its content is not lost. */
export function BubbleBlock({ attributes: bubble }: ContentProps<Bubble>) {
  const tile = useTile(bubble.productId)
  if (!bubble.headline && !bubble.text && !tile) return null
  return (
    <div className="wrap py-6">
      <div className="bubble bubble-alone">
        <BubbleContent bubble={bubble} tile={tile} />
      </div>
    </div>
  )
}

/** A mark on the picture; its bubble opens towards the picture's middle. */
export function HotSpot({ bubble, group }: { bubble: Bubble; group: string }) {
  const tile = useTile(bubble.productId)
  const name = bubble.headline ?? tile?.name ?? bubble.text
  if (!name) return null
  const { x, y } = bubble
  return (
    <details
      name={`spots-${group}`}
      className={`hot-spot ${x > 50 ? 'hot-spot-right' : ''} ${y > 50 ? 'hot-spot-low' : ''}`}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      // A visitor may have opened it before its code was there.
      suppressHydrationWarning
    >
      <summary className="hot-spot-mark">
        <Icon name="plus" small className="hot-spot-plus" />
        <span className="sr-only">{name}</span>
      </summary>
      <div className="bubble">
        <BubbleContent bubble={bubble} tile={tile} />
      </div>
    </details>
  )
}
