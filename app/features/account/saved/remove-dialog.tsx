import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { savedMessages as messages } from './messages'

interface RemoveDialogProps {
  /** The entry to remove; undefined while the dialog is closed. */
  name: string | undefined
  text: string
  isBusy: boolean
  onRemove: () => void
  onClose: () => void
}

/** Asks before something saved is removed. */
export function RemoveDialog({ name, text, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={name !== undefined}
      onClose={onClose}
      title={formatMessage(messages.removeTitle, { name })}
      closeLabel={formatMessage(messages.close)}
      dismissible={!isBusy}
      actions={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={onClose}>
            {formatMessage(messages.keep)}
          </Button>
          <Button busy={isBusy} onClick={onRemove}>
            {formatMessage(messages.remove)}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
