import { forwardRef, type TextareaHTMLAttributes } from 'react'
import { describeControl, Field, type FieldTexts } from './field'

type TextareaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldTexts>

/** The default (requirement 3.3). */
const DEFAULT_MAX_LENGTH = 100

/** A labelled textarea; at most 100 characters by default. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  {
    id,
    label,
    hint,
    error,
    required,
    disabled,
    className,
    rows = 4,
    maxLength = DEFAULT_MAX_LENGTH,
    ...rest
  },
  ref
) {
  return (
    <Field {...{ id, label, hint, error, required, disabled, className }}>
      <textarea
        ref={ref}
        rows={rows}
        maxLength={maxLength}
        className="input"
        {...describeControl({ id, hint, error, required, disabled })}
        {...rest}
      />
    </Field>
  )
})
