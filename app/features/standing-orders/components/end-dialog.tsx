import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { standingMessages as messages } from '../messages'

interface EndDialogProps {
  open: boolean
  isBusy: boolean
  onClose: () => void
  onEnd: () => void
}

/** The question before a standing order ends for good. */
export function EndDialog({ open, isBusy, onClose, onEnd }: EndDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(messages.endTitle)}
      closeLabel={formatMessage(messages.close)}
      dismissible={!isBusy}
      actions={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={onClose}>
            {formatMessage(messages.endNo)}
          </Button>
          <Button busy={isBusy} onClick={onEnd}>
            {formatMessage(messages.endYes)}
          </Button>
        </>
      }
    >
      <p>{formatMessage(messages.endText)}</p>
    </Dialog>
  )
}
