import { useRef, type ReactNode } from 'react'
import { IconButton } from '../action/icon-button'
import { useAutoClose } from '../overlay/use-auto-close'
import { Icon, type IconName } from '../media/icon'
import { useReveal } from './use-reveal'

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
