import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon'

export interface EmptyStateProps {
  icon?: IconName
  title: string
  text?: ReactNode
  /** A way on: one or two buttons. */
  action?: ReactNode
}

/** Nothing here yet, said kindly, with a way on. */
export function EmptyState({ icon = 'leaf', title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon name={icon} />
      </span>
      <h2 className="heading-3">{title}</h2>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
