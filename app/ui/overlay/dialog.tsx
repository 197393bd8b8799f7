import { useId, type ReactNode } from 'react'
import { IconButton } from '../action/icon-button'
import { Icon } from '../media/icon'
import { useAutoClose } from './use-auto-close'
import { useModal } from './use-modal'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons; the last one is the primary action. */
  actions?: ReactNode
  wide?: boolean
  /** False for a dialog that must not be dismissed: neither the shopper nor a timer closes it. */
  dismissible?: boolean
  autoCloseMs?: number
  children: ReactNode
}

const FOCUS_DELAY_MS = 300

/** A modal dialog; its content is rendered only while it is open. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, closeLabel, actions, wide, dismissible = true, autoCloseMs, children } = props
  const titleId = useId()
  const modal = useModal({ open: true, onClose, focusDelay: FOCUS_DELAY_MS, dismissible })
  useAutoClose(onClose, dismissible ? autoCloseMs : undefined)
  return (
    <dialog
      {...modal}
      className={wide ? 'modal dialog dialog-wide' : 'modal dialog'}
      aria-labelledby={titleId}
    >
      <div className="dialog-box">
        <div className="modal-head">
          <h2 id={titleId} className="heading-3">
            {title}
          </h2>
          {dismissible && (
            <IconButton
              label={closeLabel}
              icon={<Icon name="close" />}
              className="-me-2.5"
              onClick={onClose}
            />
          )}
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
