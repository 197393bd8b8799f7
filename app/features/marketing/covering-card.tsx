import { useLayoutEffect, useRef, useState } from 'react'
import type { MarketingTool } from './marketing-tool'
import type { MarketingCard } from './content-cards'
import { ContentCard } from './content-card'
import { WaitingPlace } from './waiting-place'

interface CoveringCardProps {
  card: MarketingCard
  tool: MarketingTool
  /** Called when the card can be shown in a place of its own without a visible layout shift. */
  onFree: () => void
}

/** Marks the end of the component that is covered. */
export const COVER_END = 'data-card-end'

/** Hides a component without giving its room away; undone by the function that is returned. */
function hide(component: HTMLElement): () => void {
  component.inert = true
  component.style.visibility = 'hidden'
  return () => {
    component.inert = false
    component.style.removeProperty('visibility')
  }
}

/**
 * A card that arrives while its component is visible: it covers the component, so that nothing moves. If it
 * does not fit, or the component is in use, the component stays.
 */
export function CoveringCard({ card, tool, onFree }: CoveringCardProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(true)

  useLayoutEffect(() => {
    const cover = ref.current
    const room = cover?.firstElementChild
    const component = cover?.nextElementSibling
    // A component that shows nothing, or more than one element, has no room to lend.
    const isAlone = component?.nextElementSibling?.hasAttribute(COVER_END)
    if (!(room instanceof HTMLElement) || !(component instanceof HTMLElement) || !isAlone) {
      setFits(false)
      return
    }
    const fit = () => {
      const height = component.offsetHeight
      room.style.height = `${height}px`
      return height > 0 && room.scrollHeight <= height
    }
    if (component.contains(document.activeElement) || !fit()) {
      setFits(false)
      return
    }
    const show = hide(component)
    const observer = new ResizeObserver(() => {
      if (!fit()) setFits(false)
    })
    observer.observe(component)
    return () => {
      observer.disconnect()
      show()
    }
  }, [fits])

  if (!fits) return <WaitingPlace onFree={onFree} />
  return (
    <div ref={ref} className="without-room card-cover">
      <div>
        <ContentCard card={card} tool={tool} fills />
      </div>
    </div>
  )
}
