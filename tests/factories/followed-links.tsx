import type { ReactNode } from 'react'
import { useFollowedLinks } from '../../app/ui/action/use-followed-links'

/** Follows the links within, as the layout of every page does. */
export function FollowedLinks({ children }: { children: ReactNode }) {
  useFollowedLinks()
  return children
}
