import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { describeMissingLogin, useFreshLogin } from '../fresh-login/use-fresh-login'
import { savedMessages } from './messages'

interface Outcome {
  kind: 'success' | 'error'
  text: string
}

/** Runs one change of a saved list at a time, with its outcome. */
export function useTask() {
  const intl = useIntl()
  const { withFreshLogin } = useFreshLogin()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)

  async function run(task: () => Promise<unknown>, done: string) {
    setBusy(true)
    setOutcome(undefined)
    try {
      await withFreshLogin(task)
      setOutcome({ kind: 'success', text: done })
    } catch (error) {
      // Shown beside the list, which is unchanged.
      const text = describeMissingLogin(intl, error) ?? intl.formatMessage(savedMessages.failed)
      setOutcome({ kind: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  return { outcome, setOutcome, isBusy, run }
}
