import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { useHistory, useLocation } from '../../../entry/kit-adapter/router'

/** Selectors of the links and fields that lists were left by, each under the key of its entry of the history. */
const leftBy = new Map<string | undefined, string>()

/**
 * Another page of the list is scrolled to its top; other changes keep the scroll position. Going back gives the focus
 * to what was followed or changed, and leaves the scroll position to the browser.
 * @returns handler for clicks and changes in the list
 */
export function usePlaceInList(
  list: RefObject<HTMLElement>,
  results: RefObject<HTMLElement>,
  offset: number
) {
  const { key } = useLocation()
  const { action } = useHistory()
  const shown = useRef(offset)
  useEffect(() => {
    const isPaged = shown.current !== offset
    shown.current = offset
    if (action === 'POP') {
      const control = leftBy.get(key)
      if (control) list.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
      return
    }
    // After filtering, the list is on its first page again: that does not count as paging.
    if (!isPaged || !document.activeElement?.closest('nav')) return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }, [list, results, offset, key, action])

  return ({ target }: SyntheticEvent) => {
    const control = (target as Element).closest('a, select')
    const href = control?.getAttribute('href')
    // Quoted, since a quote in an address would make the selector one that throws.
    const withHref = href ? `[href=${JSON.stringify(href)}]` : ''
    if (control) leftBy.set(key, `[class=${JSON.stringify(control.className)}]${withHref}`)
  }
}
