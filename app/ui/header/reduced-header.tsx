import { useEffect, useRef } from 'react'
import type { Brand } from '../brand/brand'
import { Link } from '../link/link'
import { Wordmark } from '../wordmark/wordmark'

interface ReducedHeaderProps {
  brand: Brand
  /** Of the logo's link. */
  homeLabel?: string
  /** Maintenance and the error page: the logo leads nowhere. */
  disabled?: boolean
}

/** Scrolling less than this is a trembling hand. */
const THRESHOLD = 6

/** The logo alone; away while scrolling down, back while scrolling up (requirement 1.2.2). */
export function ReducedHeader({ brand, homeLabel, disabled }: ReducedHeaderProps) {
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
        {disabled ? (
          <span className="site-logo">
            <Wordmark brand={brand} />
          </span>
        ) : (
          <Link to="/" aria-label={homeLabel} className="site-logo">
            <Wordmark brand={brand} />
          </Link>
        )}
      </div>
    </header>
  )
}
