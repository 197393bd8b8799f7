import { useState } from 'react'
import { useIntl } from 'react-intl'
import { describeBasketError } from '../../basket/describe-basket-error'
import type { Basket } from '../../basket/model/basket'
import type { Drafts } from '../forms/use-draft-form'

/** What a step gets: the basket, what was typed before, and how to go on. */
export interface StepProps {
  basket: Basket
  drafts: Drafts
  onDone: () => void
}

/** Saves a step, goes on, and keeps in words why it could not be saved. */
export function useStepSave(onDone: () => void): {
  problem: string | undefined
  /** Rejects like the task, so that a form can mark its fields. */
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
        setProblem(describeBasketError(intl, error).message)
        throw error
      }
      onDone()
    }
  }
}
