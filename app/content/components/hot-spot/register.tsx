import { useRef } from 'react'
import { Image } from '../../../ui/media/image'
import { PageSection } from '../../../ui/frame/page-section'
import { readNumber, readText, readList, type Attributes, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readButton } from '../../read-button'
import { readOwnPicture } from '../../read-pictures'
import { listTileQueries } from '../../use-tile'
import { HotSpot, useClosing, BubbleBlock, type Bubble } from './hot-spot'

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

  useClosing(ref)
  return (
    <PageSection title={headline} intro={text}>
      <div ref={ref} className="hot-spots">
        <Image
          {...image}
          width={Math.round(ratio * 1000)}
          height={1000}
          widths="full"
          sizes="(min-width: 80rem) 1280px, 100vw"
          priority={Boolean(first)}
          // The aspect ratio is fixed, so that spots keep their position before and after the picture has loaded.
          style={{ aspectRatio: ratio }}
          className="corners"
        />
        {[...bubbles, ...placed].map((bubble, index) => (
          <HotSpot key={index} bubble={bubble} group={component.id} />
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
