import { useRef, type PointerEvent } from 'react'

/** Wider screens have arrows instead (requirement 2.3). */
const SWIPE_BELOW = '(width < 992px)'
/** A shorter distance is a tap. */
const LEAST_WAY_PX = 40

/** Touch handlers to swipe a row below 992 px; meanwhile `--drag` is the distance. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; id: number } | undefined>(undefined)

  function drag(element: HTMLElement, px: number) {
    element.style.setProperty('--drag', `${px}px`)
    // Under the finger without delay, afterwards as the row glides.
    element.style.transition = px === 0 ? '' : 'none'
  }
  function end(event: PointerEvent<HTMLElement>) {
    if (start.current?.id !== event.pointerId) return
    const way = event.clientX - start.current.x
    start.current = undefined
    drag(event.currentTarget, 0)
    if (event.type !== 'pointercancel' && Math.abs(way) >= LEAST_WAY_PX) onSwipe(way < 0 ? 1 : -1)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || !window.matchMedia(SWIPE_BELOW).matches) return
      start.current = { x: event.clientX, id: event.pointerId }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.id === event.pointerId) drag(event.currentTarget, event.clientX - start.current.x)
    },
    onPointerUp: end,
    onPointerCancel: end
  }
}
