import type { ReactNode } from 'react'
import { Icon, type IconName } from '../media/icon'

interface EmptyStateProps {
  icon?: IconName
  title: string
  /** 1 where it is all the page has. */
  headingLevel?: 1 | 2
  text?: ReactNode
  /** Where to go next: one or two buttons. */
  action?: ReactNode
}

/** A friendly message for an empty list or page, with links onward. */
export function EmptyState({ icon = 'cup', title, headingLevel = 2, text, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon name={icon} className="size-8" />
      </span>
      <Heading className={headingLevel === 1 ? 'heading-2' : 'heading-3'}>{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:grid">{action}</div>}
    </div>
  )
}
