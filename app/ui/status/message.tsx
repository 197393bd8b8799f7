import { useRef, type ReactNode, useEffect, type RefObject } from 'react'
import { IconButton } from '../action/icon-button'
import { useAutoClose } from '../overlay/use-auto-close'
import { Icon, type IconName } from '../media/icon'

type MessageKind = 'info' | 'success' | 'warning' | 'error'

const ICONS: Record<MessageKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning'
}

interface MessageProps {
  kind?: MessageKind
  title?: ReactNode
  children?: ReactNode
  /** With it, the message can be closed. */
  onClose?: () => void
  closeLabel?: string
  /** Closes itself after this time; the shop's usual value is 4000. */
  autoCloseMs?: number
  /** The outcome of the shopper's last action: it is scrolled into view, and a warning is announced at once. */
  answer?: boolean
}

/** A message in the page: errors are alerts, everything else is a status. */
export function Message(props: MessageProps) {
  const { kind = 'info', title, children, onClose, closeLabel, autoCloseMs, answer = false } = props
  const ref = useRef<HTMLDivElement>(null)
  useAutoClose(onClose, autoCloseMs)
  useReveal(ref, answer)
  const isUrgent = kind === 'error' || (answer && kind === 'warning')
  return (
    <div ref={ref} role={isUrgent ? 'alert' : 'status'} className={`message message-${kind}`}>
      <Icon name={ICONS[kind]} />
      <div className="message-text">
        {title ? (
          <>
            <p className="font-semibold">{title}</p>
            <div>{children}</div>
          </>
        ) : (
          children
        )}
      </div>
      {onClose && closeLabel && (
        <IconButton
          label={closeLabel}
          icon={<Icon name="close" small />}
          className="-my-2"
          onClick={onClose}
        />
      )}
    </div>
  )
}

/** Height of what covers the window's edges: header and banner above, the bar with the price below. In CSS pixels. */
const COVERED = { above: 160, below: 96 }

/** Scrolls an element that has just appeared into view, unless it is in view already. */
function useReveal(ref: RefObject<HTMLElement>, isWanted: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!isWanted || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= COVERED.above && bottom <= window.innerHeight - COVERED.below) return
    // Not "nearest": that would put it below the header. Not every test environment can scroll.
    element.scrollIntoView?.({ block: 'center' })
  }, [ref, isWanted])
}
