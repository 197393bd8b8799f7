import { forwardRef, type InputHTMLAttributes } from 'react'
import { joinClassNames } from '../join-class-names'
import { Asterisk, describeControl, FieldError, type FieldTexts } from './field'

export type CheckboxProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts | 'type'>

/** A checkbox; the whole line is its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id, label, hint, error, required, disabled, className, ...rest },
  ref
) {
  return (
    <div className={joinClassNames('field', className)}>
      <label className="check">
        <input
          ref={ref}
          type="checkbox"
          {...describeControl({ id, hint, error, required, disabled })}
          {...rest}
        />
        <span>
          <span>{label}</span>
          {required && <Asterisk />}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} disabled={disabled} />
    </div>
  )
})
