import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { describeBasketError } from '../../basket/describe-basket-error'
import type { Basket } from '../../basket/model/basket'
import type { Drafts } from '../../payment/forms/use-draft-form'

/** The props of a step: the basket, its drafts, and the callback to continue. */
export interface StepProps {
  basket: Basket
  drafts: Drafts
  onDone: () => void
}

/** Saves a step and continues, or has a message why it could not be saved. */
export function useStepSave(
  onDone: () => void,
  /** Messages for errors that are not the basket's; null where the form itself shows one. */
  describe?: (error: unknown) => string | null | undefined
): {
  problem: string | undefined
  /** Rejects with the task's error, so that a form can mark its fields. */
  save: (task: () => Promise<unknown>) => Promise<void>
} {
  const intl = useIntl()
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    async save(task) {
      setProblem(undefined)
      try {
        await task()
      } catch (error) {
        const text = describe?.(error)
        setProblem(text === null ? undefined : (text ?? describeBasketError(intl, error).message))
        throw error
      }
      onDone()
    }
  }
}
