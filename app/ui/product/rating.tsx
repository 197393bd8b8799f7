import type { CSSProperties } from 'react'

export interface RatingProps {
  /** 0 to `max`; halves show as halves. */
  value: number
  /** "4,5 von 5 Sternen" */
  label: string
  /** Number of symbols, 5 by default, 10 at most. */
  max?: number
  /** "(128)" beside the stars. */
  count?: string
}

/** Stars, filled from the left by one gradient: two elements however many stars. */
export function Rating({ value, label, max = 5, count }: RatingProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <span className="rating">
      <span
        role="img"
        aria-label={label}
        className="rating-stars"
        style={{ '--share': `${share}%`, '--max': max } as CSSProperties}
      />
      {count && <span className="text-sm text-muted">{count}</span>}
    </span>
  )
}
