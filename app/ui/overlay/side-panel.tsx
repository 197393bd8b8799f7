import { useId, type ReactNode } from 'react'
import { IconButton } from '../action/icon-button'
import { useModal } from './use-modal'
import { Icon } from '../media/icon'

interface SidePanelProps {
  open: boolean
  onClose: () => void
  side?: 'left' | 'right' | 'top' | 'bottom'
  title: ReactNode
  closeLabel: string
  /** Sticky below the content: totals, the primary action. */
  footer?: ReactNode
  children: ReactNode
}

const FOCUS_DELAY_MS = 500

/** A panel that slides in from an edge of the screen: cart, filters. Its content is rendered only while it is open. */
export function SidePanel({ open, ...props }: SidePanelProps) {
  return open ? <OpenPanel {...props} /> : null
}

function OpenPanel({
  onClose,
  side = 'right',
  title,
  closeLabel,
  footer,
  children
}: Omit<SidePanelProps, 'open'>) {
  const titleId = useId()
  const modal = useModal({ open: true, onClose, focusDelay: FOCUS_DELAY_MS, dismissible: true })
  return (
    <dialog {...modal} className={`modal panel panel-${side}`} aria-labelledby={titleId}>
      <div className="panel-box">
        <div className="modal-head panel-head">
          <h2 id={titleId} className="heading-3">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<Icon name="close" />} className="-me-2.5" onClick={onClose} />
        </div>
        <div className="panel-body">{children}</div>
        {footer && <div className="panel-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
