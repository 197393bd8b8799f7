import type { ReactNode } from 'react'

/** Keeps price and primary action in view on a phone; from lg on, and without scripts, the page itself shows them. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} className="sticky-bar needs-script">
      {children}
    </div>
  )
}
