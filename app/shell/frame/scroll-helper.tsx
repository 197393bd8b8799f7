import { useEffect, useRef } from 'react'
import { useHistory, useLocation } from '../../entry/kit-adapter/router'
import { decodePart } from '../../visit/addresses/decode-path'

/** An anchor in the address is scrolled to after this long (requirement 1.3). */
const ANCHOR_DELAY_MS = 100

/** A page whose data takes longer than this no longer jumps to its anchor. */
const LONGEST_WAIT_MS = 10_000
/** The shopper scrolls, or does something else. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the top on navigation, also to the same page again, or to the anchor in the
 * address. Going back keeps the scroll position, anchor or not, and so does changing the filters of a list.
 */
export function ScrollHelper() {
  const { key, pathname, search, hash } = useLocation()
  const { action } = useHistory()
  const before = useRef<{ pathname: string; search: string; hash: string }>()

  useEffect(() => {
    const last = before.current
    before.current = { pathname, search, hash }
    if (last && action === 'POP') return undefined
    const isFiltered = last?.pathname === pathname && last.hash === hash && last.search !== search
    if (isFiltered) return undefined
    if (last && !(hash && last.pathname === pathname)) window.scrollTo(0, 0)
    return hash ? scrollToAnchor(decodePart(hash.slice(1))) : undefined
    // The key changes with every navigation; its action is known by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key, pathname, search, hash])

  return null
}

/**
 * Scrolls to an anchor now or as soon as the page has rendered it, unless the shopper scrolls first. Returns a cleanup
 * function.
 */
function scrollToAnchor(id: string): () => void {
  const scroll = () => {
    const target = document.getElementById(id)
    target?.scrollIntoView()
    if (target) end()
  }
  const page = new MutationObserver(scroll)
  const timers = [
    setTimeout(() => {
      page.observe(document.body, { childList: true, subtree: true })
      scroll()
    }, ANCHOR_DELAY_MS),
    setTimeout(() => end(), LONGEST_WAIT_MS)
  ]
  for (const event of BY_HAND) window.addEventListener(event, end, { passive: true })
  function end() {
    page.disconnect()
    timers.forEach(clearTimeout)
    for (const event of BY_HAND) window.removeEventListener(event, end)
  }
  return end
}
