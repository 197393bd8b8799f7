import type { ReactNode } from 'react'

/**
 * A second place for price and primary action on a phone: it steps aside while the page's own
 * (`data-own-action`) is in view, in browsers whose styles can detect it. From lg on, and without scripts,
 * there is only the page's own.
 */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} className="sticky-bar needs-script">
      {children}
    </div>
  )
}
