import { useEffect, useRef } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { decodePart } from '../../site/decode-path'

/** An anchor in the address is scrolled to after this long (spec 1 section 2.10). */
const ANCHOR_DELAY_MS = 100

/**
 * Scrolls to the top when another page opens, or to the anchor in its address.
 * Going back keeps the place, anchor or not, and so does changing the filters of a list.
 */
export function ScrollHelper() {
  const { pathname, hash } = useLocation()
  const { action } = useHistory()
  const opened = useRef(true)

  useEffect(() => {
    const first = opened.current
    opened.current = false
    const isBack = !first && action === 'POP'
    if (isBack) return undefined
    if (hash) {
      const timer = setTimeout(() => {
        document.getElementById(decodePart(hash.slice(1)))?.scrollIntoView()
      }, ANCHOR_DELAY_MS)
      return () => clearTimeout(timer)
    }
    if (!first) window.scrollTo(0, 0)
    return undefined
    // Only another address moves the page, not the way it was reached.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [pathname, hash])

  return null
}
