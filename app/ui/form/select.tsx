import { forwardRef, type SelectHTMLAttributes } from 'react'
import { describeControl, Field, type FieldTexts } from './field'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldTexts> {
  options: readonly SelectOption[]
  /** A first option that cannot be chosen. */
  placeholder?: string
}

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { id, label, hint, error, required, disabled, className, options, placeholder, ...rest },
  ref
) {
  const isControlled = rest.value !== undefined || rest.defaultValue !== undefined
  return (
    <Field {...{ id, label, hint, error, required, disabled, className }}>
      <select
        ref={ref}
        className="input select"
        {...describeControl({ id, hint, error, required, disabled })}
        {...rest}
        {...(placeholder && !isControlled ? { defaultValue: '' } : {})}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
})
