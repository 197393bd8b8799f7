import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { savedMessages } from './messages'

interface Outcome {
  kind: 'success' | 'error'
  text: string
}

/** Runs one change of a saved list at a time, with its outcome. */
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
