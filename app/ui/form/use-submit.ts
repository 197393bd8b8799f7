import { useRef, useState } from 'react'

interface Submit {
  /** Runs the form's task. Until it has ended, other calls do nothing. */
  run: (task: () => unknown) => Promise<void>
  isBusy: boolean
  /** The text of the last failure. */
  problem: string | undefined
  setProblem: (text: string | undefined) => void
}

/**
 * Submits a form once at a time: Enter can come again before the button is drawn as busy. `describe` has the text of a
 * failure, or undefined where a field shows it.
 */
export function useSubmit(describe: (error: unknown) => string | undefined): Submit {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(task: () => unknown) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await task()
    } catch (error) {
      setProblem(describe(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, problem, setProblem }
}
