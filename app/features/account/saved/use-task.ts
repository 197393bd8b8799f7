import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { savedMessages } from './messages'

interface Outcome {
  kind: 'success' | 'error'
  text: string
}

/** One change at a time of a list of saved things, and what became of it. */
export function useTask() {
  const { formatMessage } = useIntl()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)

  async function run(task: () => Promise<unknown>, done: string) {
    setBusy(true)
    setOutcome(undefined)
    try {
      await task()
      setOutcome({ kind: 'success', text: done })
    } catch {
      // Said beside the list, which is as it was.
      setOutcome({ kind: 'error', text: formatMessage(savedMessages.failed) })
    } finally {
      setBusy(false)
    }
  }
  return { outcome, setOutcome, isBusy, run }
}
