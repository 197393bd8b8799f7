import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { joinClassNames } from '../class-names/join-class-names'
import { Icon } from '../icon/icon'
import { Link, type LinkProps } from '../link/link'

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Leave undefined where the chip is no toggle. */
  pressed?: boolean
  /** Shows a cross; say what is removed in `aria-label`. */
  removable?: boolean
  children: ReactNode
}

/** A toggle or a chosen filter. */
export function Chip({ pressed, removable, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button type={type} aria-pressed={pressed} className={joinClassNames('chip', className)} {...rest}>
      {children}
      {removable && <Icon name="close" small />}
    </button>
  )
}

export type ChipLinkProps = LinkProps & { current?: boolean; removable?: boolean }

/** A chip that leads somewhere: a filter that works without scripts. */
export function ChipLink({ current, removable, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link aria-current={current || undefined} className={joinClassNames('chip', className)} {...rest}>
      {children}
      {removable && <Icon name="close" small />}
    </Link>
  )
}
