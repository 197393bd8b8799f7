import { useRef, useEffect, type RefObject, type CSSProperties } from 'react'
import { Image } from '../../../ui/media/image'
import { PageSection } from '../../../ui/frame/page-section'
import {
  readNumber,
  readText,
  readList,
  type Attributes,
  type ContentPicture,
  readButton,
  type ContentButton
} from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readOwnPicture } from '../../read-pictures'
import { listTileQueries, useTile } from '../../use-tile'
import { fitSpots } from '../../fit-spots'
import { buildTilePrice } from '../../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import type { Tile } from '../../../features/catalogue/model/tile'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { Price } from '../../../ui/product/price'

interface Bubble {
  /** Place on the picture in percent of its width and height (requirement 2.2). */
  x: number
  y: number
  headline?: string
  text?: string
  productId?: string
  link?: ContentButton
}

/** Closes open details inside on Escape, which returns the focus to its summary, and on a click elsewhere. */
function useClosing(ref: RefObject<HTMLElement>): void {
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
        <Link to={tile.to} className="link py-2" aria-label={`${labels.view}, ${tile.name}`}>
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
function BubbleBlock({ attributes: bubble }: ContentProps<Bubble>) {
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
function HotSpot({ bubble, group, tallX }: { bubble: Bubble; group: string; tallX?: number }) {
  const tile = useTile(bubble.productId)
  const name = bubble.headline ?? tile?.name ?? bubble.text
  if (!name) return null
  const { x, y } = bubble
  return (
    <details
      name={`spots-${group}`}
      className={`hot-spot ${x > 50 ? 'hot-spot-right' : ''} ${y > 50 ? 'hot-spot-low' : ''}`}
      style={{ '--x': `${x}%`, '--y': `${y}%`, '--tall-x': `${tallX ?? x}%` } as CSSProperties}
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

/** A percentage, also as "35%" or "35,5 %", clamped to the picture. */
function readPercent(data: Attributes, name: string): number | undefined {
  const text = readText(data, name)?.replace('%', '').replace(',', '.')
  const percent = readNumber({ text }, 'text')
  return percent === undefined ? undefined : Math.min(Math.max(percent, 0), 100)
}

/** A bubble from an entry of the canvas or from a component within it; in the middle unless placed. */
export function readBubble(data: Attributes): Bubble | undefined {
  const headline = readText(data, 'headline') ?? readText(data, 'title')
  const text = readText(data, 'text')
  const productId = readText(data, 'productId')
  if (!headline && !text && !productId) return undefined
  return {
    x: readPercent(data, 'x') ?? readPercent(data, 'left') ?? 50,
    y: readPercent(data, 'y') ?? readPercent(data, 'top') ?? 50,
    headline,
    text,
    productId,
    link: readButton(data, ['linkText', 'link'])
  }
}

interface HotSpotCanvasProps {
  headline?: string
  text?: string
  image: ContentPicture
  /** Width over height of the picture, which spot positions depend on. */
  ratio: number
  /** Spots of the canvas itself; those of its regions follow. */
  bubbles: Bubble[]
}

function readHotSpotCanvas(data: Attributes): HotSpotCanvasProps | undefined {
  const image = readOwnPicture(data)
  if (!image) return undefined
  const ratio = readNumber(data, 'ratio')
  return {
    headline: readText(data, 'headline'),
    text: readText(data, 'text'),
    image,
    ratio: ratio && ratio > 0.4 && ratio < 4 ? ratio : 16 / 9,
    bubbles: readList(data, 'hotspots').flatMap(spot => readBubble(spot) ?? [])
  }
}

const BUBBLE_TYPE = 'hotspotbubble'

/** A picture with spots to open, one at a time; they work without scripts, and close on Escape and on a click elsewhere. */
function HotSpotCanvas({ attributes, component, first }: ContentProps<HotSpotCanvasProps>) {
  const { headline, text, image, ratio, bubbles } = attributes
  const ref = useRef<HTMLDivElement>(null)
  const placed = component.regions
    .flatMap(region => region.components)
    .filter(({ typeId }) => typeId.toLowerCase() === BUBBLE_TYPE)
    .flatMap(({ data }) => readBubble(data) ?? [])

  const spots = [...bubbles, ...placed]
  const tall = fitSpots(
    spots.map(({ x }) => x),
    ratio
  )
  useClosing(ref)
  return (
    <PageSection title={headline} intro={text}>
      <div ref={ref} className={tall ? 'hot-spots hot-spots-tall' : 'hot-spots'}>
        <Image
          {...image}
          width={Math.round(ratio * 1000)}
          height={1000}
          widths="full"
          sizes={`(min-width: 80rem) 1280px, ${tall ? `(min-width: 48rem) 100vw, ${Math.round(ratio * 125)}vw` : '100vw'}`}
          priority={Boolean(first)}
          // The aspect ratio is fixed, so that spots keep their position before and after the picture has loaded.
          style={{ '--ratio': ratio, '--pan': `${tall?.pan ?? 50}%` } as CSSProperties}
          className="hot-spots-image corners"
        />
        {spots.map((bubble, index) => (
          <HotSpot key={index} bubble={bubble} group={component.id} tallX={tall?.xs[index]} />
        ))}
      </div>
    </PageSection>
  )
}

export const hotSpotCanvasType = defineContentType<HotSpotCanvasProps>({
  typeIds: ['hotSpotCanvas'],
  parse: readHotSpotCanvas,
  Component: HotSpotCanvas,
  queries: ({ bubbles }, platform) => bubbles.flatMap(({ productId }) => listTileQueries(platform, productId))
})

export const hotSpotBubbleType = defineContentType<Bubble>({
  typeIds: ['hotSpotBubble'],
  parse: readBubble,
  Component: BubbleBlock,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
