import type { MouseEvent } from 'react'

/** React 18 passes these attributes through but does not type them. */
export const popover = { popover: 'auto' }
export const opens = (id: string) => ({ popovertarget: id })
export const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })

/** Shuts the popover that an element stands in; nothing where it is none or shut already. */
export function hidePopoverAround(element: Element): void {
  const layer = element.closest<HTMLElement>('[popover]')
  if (layer?.matches(':popover-open')) layer.hidePopover()
}

/** For a click anywhere inside: in-app navigation keeps the page, so the layer has to go by itself. */
export function hidePopoverOnNavigation(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a')
  if (link) hidePopoverAround(link)
}
