import { useEffect, type RefObject } from 'react'

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
