import { forwardRef, type InputHTMLAttributes } from 'react'
import { describeControl, Field, type FieldTexts } from './field'

export type TextInputProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts>

/** A labelled input for text, e-mail, number or date; accepts a form's `register(…)`. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { id, label, hint, error, required, disabled, className, type = 'text', ...rest },
  ref
) {
  return (
    <Field {...{ id, label, hint, error, required, disabled, className }}>
      <input
        ref={ref}
        type={type}
        className="input"
        {...describeControl({ id, hint, error, required, disabled })}
        {...rest}
      />
    </Field>
  )
})
