import { useEffect } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The drafts of closed forms, by the form's name. Kept as long as the page is open. */
export type Drafts = Map<string, FieldValues>

/** A form that keeps its draft when its step closes and opens again. */
export function useDraftForm<Values extends FieldValues>(
  drafts: Drafts,
  name: string,
  initial: Values
): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues: (drafts.get(name) ?? initial) as DefaultValues<Values>,
    // The summary of errors gets the focus instead.
    shouldFocusError: false
  })
  const { getValues } = form
  useEffect(
    () => () => {
      drafts.set(name, getValues())
    },
    [drafts, name, getValues]
  )
  return form
}
