import { useEffect, useRef } from 'react'
import { useIntl } from '../../intl/intl'
import { lineMessages } from '../../features/basket/line-messages'
import type { Removal } from '../../features/basket/changes/removal'
import { Button } from '../../ui/action/button'

/** Says what was removed, with an undo button where there is something to put back. */
export function RemovedNotice({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const { formatMessage } = useIntl()
  const notice = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)

  // The pressed button was removed with its line: the focus moves here.
  useEffect(() => {
    const target = undo.current ?? notice.current
    target?.focus()
  }, [removal])

  return (
    <div ref={notice} tabIndex={-1} className="message flex-wrap items-center">
      <p role="status" className="message-text">
        {formatMessage(lineMessages.removed, { name: removal.name })}
      </p>
      {removal.parts.length > 0 && (
        <Button ref={undo} kind="quiet" small onClick={onUndo}>
          {formatMessage(lineMessages.undo)}
        </Button>
      )}
    </div>
  )
}
