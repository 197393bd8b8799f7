import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { useBasketAccess } from '../api/basket-access'
import { showBasketAlert } from '../components/basket-alerts'
import { describeBasketError } from '../describe-basket-error'
import { lineMessages } from '../line-messages'
import type { DoneExchange } from './done-exchange'
import { undoExchange } from './undo-exchange'
import { variantMessages as messages } from './variant-messages'

interface VariantUndoProps {
  done: DoneExchange
  /** With the line that is back. */
  onUndone: (itemId: string) => void
}

/** The former variant of a line, and a button to restore it. */
export default function VariantUndo({ done, onUndone }: VariantUndoProps) {
  const intl = useIntl()
  const access = useBasketAccess()
  const [isBusy, setBusy] = useState(false)
  const { former, formerName } = done

  async function undo() {
    setBusy(true)
    try {
      onUndone(await undoExchange(access, done))
    } catch (error) {
      showBasketAlert(access.client, describeBasketError(intl, error))
      setBusy(false)
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{intl.formatMessage(messages.before, { count: former.quantity, variant: formerName })}</span>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        disabled={isBusy}
        onClick={() => void undo()}
      >
        {intl.formatMessage(lineMessages.undo)}
        <span className="sr-only">{` ${former.name}`}</span>
      </button>
    </p>
  )
}
