import { useRef } from 'react'
import { Image } from '../../../ui/image/image'
import { PageSection } from '../../../ui/page-section/page-section'
import type { ContentProps } from '../../content-type'
import { HotSpot } from './hot-spot'
import { readBubble } from './read-bubble'
import type { HotSpotCanvasProps } from './read-hot-spot-canvas'
import { useClosing } from './use-closing'

const BUBBLE_TYPE = 'hotspotbubble'

/** A picture with spots to open, one at a time; they work without scripts, and close on Escape and on a click elsewhere. */
export function HotSpotCanvas({ attributes, component, first }: ContentProps<HotSpotCanvasProps>) {
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
          className="rounded-(--radius)"
        />
        {[...bubbles, ...placed].map((bubble, index) => (
          <HotSpot key={index} bubble={bubble} group={component.id} />
        ))}
      </div>
    </PageSection>
  )
}
