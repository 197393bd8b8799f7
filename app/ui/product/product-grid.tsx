import { Children, type ReactNode } from 'react'

interface ProductGridProps {
  /** 3 beside a column of filters. */
  columns?: 3 | 4
  label?: string
  children: ReactNode
}

/** Tiles in 2 columns on a phone, 3 from md, then as many as asked. */
export function ProductGrid({ columns = 4, label, children }: ProductGridProps) {
  return (
    // VoiceOver does not announce a list without markers as a list unless it has the role.
    <ul
      role="list"
      aria-label={label}
      className={columns === 3 ? 'product-grid' : 'product-grid product-grid-4'}
    >
      {Children.map(children, child => child && <li>{child}</li>)}
    </ul>
  )
}
