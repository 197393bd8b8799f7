import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { savedMessages as messages } from './messages'

interface SavedActionProps {
  label: string
  /** The action and its entry. */
  name: string
  isBusy: boolean
  onClick: () => void
}

/** A small button of one of many saved things. */
export function SavedAction({ label, name, isBusy, onClick }: SavedActionProps) {
  return (
    <Button kind="secondary" small disabled={isBusy} aria-label={name} onClick={onClick}>
      {label}
    </Button>
  )
}

interface SavedActionsProps {
  name: string
  isBusy: boolean
  /** Undefined for an entry that is preferred or cannot be. */
  onPrefer: (() => void) | undefined
  onRemove: () => void
}

export function SavedActions({ name, isBusy, onPrefer, onRemove }: SavedActionsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {onPrefer && (
        <SavedAction
          label={formatMessage(messages.prefer)}
          name={formatMessage(messages.preferOf, { name })}
          isBusy={isBusy}
          onClick={onPrefer}
        />
      )}
      <SavedAction
        label={formatMessage(messages.remove)}
        name={formatMessage(messages.removeOf, { name })}
        isBusy={isBusy}
        onClick={onRemove}
      />
    </>
  )
}
