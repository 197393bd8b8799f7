import { useEffect } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** What was typed into forms that are closed at the moment, by the form's name. Lives as long as the page. */
export type Drafts = Map<string, FieldValues>

/** A form that keeps what was typed when its step closes and opens again. */
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
