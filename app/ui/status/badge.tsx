import type { ReactNode } from 'react'

export interface BadgeProps {
  kind?: 'plain' | 'sale' | 'accent' | 'soft'
  children: ReactNode
}

/** A short text on a picture or beside a name, e.g. "New". */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return <span className={kind === 'plain' ? 'badge' : `badge badge-${kind}`}>{children}</span>
}
