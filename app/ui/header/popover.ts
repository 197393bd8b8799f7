import type { MouseEvent } from 'react'

/** React 18 passes these attributes through but does not type them. */
export const popover = { popover: 'auto' }
export const opens = (id: string) => ({ popovertarget: id })
export const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })

/** Closes the popover around an element; does nothing without an open one. */
export function hidePopoverAround(element: Element): void {
  const layer = element.closest<HTMLElement>('[popover]')
  if (layer?.matches(':popover-open')) layer.hidePopover()
}

/** For a click anywhere inside: in-app navigation keeps the document, so the popover has to be closed explicitly. */
export function hidePopoverOnNavigation(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a')
  if (link) hidePopoverAround(link)
}
