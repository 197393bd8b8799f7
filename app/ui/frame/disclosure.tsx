import type { ReactNode, SyntheticEvent } from 'react'
import { joinClassNames } from '../join-class-names'
import { Icon } from '../media/icon'

interface DisclosureProps {
  summary: ReactNode
  /** Of the disclosures with the same name, one is open at a time. */
  name?: string
  open?: boolean
  onToggle?: (open: boolean) => void
  /** A smaller summary, for filters and footers. */
  small?: boolean
  /** Below the label of a checkbox, in the same light style. */
  indented?: boolean
  className?: string
  children: ReactNode
}

/** A disclosure (details and summary); works without scripts. */
export function Disclosure({
  summary,
  name,
  open,
  onToggle,
  small,
  indented,
  className,
  children
}: DisclosureProps) {
  function report(event: SyntheticEvent<HTMLDetailsElement>) {
    onToggle?.(event.currentTarget.open)
  }
  return (
    <details
      name={name}
      open={open}
      onToggle={onToggle && report}
      // A visitor may have opened or closed it before its code was there.
      suppressHydrationWarning
      className={joinClassNames('disclosure', indented && 'disclosure-indented', className)}
    >
      <summary className={small ? 'disclosure-summary disclosure-small text-sm' : 'disclosure-summary'}>
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon name="chevron-down" small className="disclosure-mark" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}

export interface AccordionItem {
  id: string
  headline: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  openId?: string
}

export function Accordion({ items, openId }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(item => (
        <Disclosure key={item.id} summary={item.headline} open={item.id === openId}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  )
}
