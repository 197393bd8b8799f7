import { useEffect, useRef } from 'react'
import type { Brand } from '../brand'
import { Link } from '../action/link'
import { Wordmark } from './wordmark'

interface ReducedHeaderProps {
  brand: Brand
  /** Where the logo leads and what its link is called. Without it, it leads nowhere: maintenance, the error page. */
  home?: { to: string; label: string }
}

/** Scrolling less than this, in pixels, is ignored as jitter. */
const THRESHOLD = 6

/** The logo alone; away while scrolling down, back while scrolling up (requirement 1.3). */
export function ReducedHeader({ brand, home }: ReducedHeaderProps) {
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    let last = window.scrollY
    function follow() {
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < THRESHOLD) return
      ref.current?.toggleAttribute('data-away', now > last)
      last = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return (
    <header ref={ref} className="site-header site-header-reduced">
      <div className="wrap site-bar">
        {home ? (
          <Link to={home.to} aria-label={home.label} className="site-logo">
            <Wordmark brand={brand} />
          </Link>
        ) : (
          <span className="site-logo">
            <Wordmark brand={brand} />
          </span>
        )}
      </div>
    </header>
  )
}
