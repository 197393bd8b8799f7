import type { ReactNode, RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Message } from '../status/message'
import { ErrorSummary } from './error-summary'

interface FormFrameProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  onSubmit: (values: Values) => unknown
  /** Message about the failed submission. */
  problem?: string
  /** Lists the invalid fields, whose controls have ids of the form `id-field`. */
  summary?: { id: string; title: (count: number) => string }
  /** Above the problem. */
  heading?: ReactNode
  element?: RefObject<HTMLFormElement>
  children: ReactNode
}

/** A form in one column, with its problem above its fields; the shop checks them, not the browser. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, onSubmit, problem, summary, heading, element, children } = props
  const { errors, submitCount } = form.formState
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={event => void form.handleSubmit(onSubmit)(event)}
    >
      {heading}
      {problem && (
        <Message kind="error" answer>
          {problem}
        </Message>
      )}
      {summary && (
        <ErrorSummary
          title={summary.title}
          errors={errors}
          submitCount={submitCount}
          idOf={field => `${summary.id}-${field}`}
        />
      )}
      {children}
    </form>
  )
}
