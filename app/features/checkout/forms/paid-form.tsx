import { useState, type FormEvent } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { formMessages as messages } from './messages'

/** The payment step where nothing is left to pay: only the way on. */
export function PaidForm({ onSave }: { onSave: () => Promise<void> }) {
  const { formatMessage } = useIntl()
  const [isBusy, setIsBusy] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    void onSave().finally(() => setIsBusy(false))
  }

  return (
    <form method="post" noValidate className="grid" onSubmit={submit}>
      <Button type="submit" busy={isBusy} className="sm:justify-self-start">
        {formatMessage(messages.next)}
      </Button>
    </form>
  )
}
