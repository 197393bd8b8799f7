import { forwardRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { basketMessages } from '../../features/basket/messages'
import { Button } from '../../ui/button/button'

/** Says what was removed, with an undo button. */
export const RemovedNotice = forwardRef<HTMLButtonElement, { onUndo: () => void; children: ReactNode }>(
  function RemovedNotice({ onUndo, children }, ref) {
    const { formatMessage } = useIntl()
    return (
      <div className="message flex-wrap items-center">
        <p role="status" className="message-text">
          {children}
        </p>
        <Button ref={ref} kind="quiet" small onClick={onUndo}>
          {formatMessage(basketMessages.undo)}
        </Button>
      </div>
    )
  }
)
