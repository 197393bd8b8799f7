import { useContext, useEffect } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { isPlainClick } from './link'
import { FullLoadContext, PrefetchContext, NOTHING_AHEAD, ROUTE } from './link-context'

/** In an editor's HTML (`RichText`) links have no marks: a route is what begins with one slash. */
const EDITED = '.rich-text'
const ROUTES = `a[${ROUTE}], ${EDITED} a[href^="/"]`
const OTHER_HOST = /^\/[/\\]/

/**
 * Routes clicks on the page's links and prefetches their pages on hover and focus: one listener for all, so
 * that no link needs a hook or a handler of its own. Handlers of a link come first, and prevent it as usual.
 */
export function useFollowedLinks(): void {
  const history = useHistory()
  const needsFullLoad = useContext(FullLoadContext)
  const prefetch = useContext(PrefetchContext)

  useEffect(() => {
    const announced = new WeakMap<Element, string>()
    function follow(event: MouseEvent) {
      const link = findRoute(event)
      const href = link?.getAttribute('href')
      if (!link || !href || event.defaultPrevented || !isPlainClick(event) || leavesPage(link)) return
      if (needsFullLoad(href)) return
      event.preventDefault()
      if (link.getAttribute(ROUTE) === 'replace') history.replace(href)
      else history.push(href)
    }
    function announce(event: Event) {
      const link = findRoute(event)
      const href = link?.getAttribute('href')
      if (!link || !href || announced.get(link) === href || link.closest(`[${NOTHING_AHEAD}], ${EDITED}`))
        return
      announced.set(link, href)
      prefetch?.(href)
    }
    document.addEventListener('click', follow)
    for (const type of ABOUT_TO_FOLLOW) document.addEventListener(type, announce, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const type of ABOUT_TO_FOLLOW) document.removeEventListener(type, announce)
    }
  }, [history, needsFullLoad, prefetch])
}

const ABOUT_TO_FOLLOW = ['mouseover', 'focusin', 'touchstart'] as const

function findRoute({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTES) : null
  return link && !OTHER_HOST.test(link.getAttribute('href') ?? '') ? link : undefined
}

const leavesPage = ({ target, download }: HTMLAnchorElement) =>
  (target !== '' && target !== '_self') || download !== ''
