import type { CSSProperties } from 'react'
import { Icon } from '../../../ui/icon/icon'
import { useTile } from '../../use-tile'
import { BubbleContent } from './bubble-content'
import type { Bubble } from './read-bubble'

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
