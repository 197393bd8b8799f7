import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The drafts of closed forms, by the form's name. Kept as long as the page is open. */
export type Drafts = Map<string, FieldValues>

const NONE: readonly never[] = []

/**
 * A form that keeps its draft when its step closes and opens again. One in which nothing was changed leaves none:
 * known values fill it.
 */
export function useDraftForm<Values extends FieldValues>(
  drafts: Drafts,
  name: string,
  initial: Values,
  /** Fields that are forgotten with the form: numbers of accounts. */
  forgotten: readonly (keyof Values)[] = NONE
): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues: (drafts.get(name) ?? initial) as DefaultValues<Values>,
    // The summary of errors gets the focus instead.
    shouldFocusError: false
  })
  const { getValues } = form
  const initialValues = useRef(initial)
  useEffect(
    () => () => {
      const kept = Object.entries(getValues()).filter(([field]) => !forgotten.includes(field))
      const draft = { ...initialValues.current, ...Object.fromEntries(kept) }
      const isChanged = JSON.stringify(draft) !== JSON.stringify(initialValues.current)
      if (isChanged || drafts.has(name)) drafts.set(name, draft)
    },
    [drafts, name, getValues, forgotten]
  )
  return form
}
