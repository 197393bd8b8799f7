import type { ReactNode } from 'react'
import { joinClassNames } from '../join-class-names'
import { Icon } from '../media/icon'

export interface FieldTexts {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Shown under the field only while it is enabled. */
  error?: string
  required?: boolean
  disabled?: boolean
}

interface FieldProps extends FieldTexts {
  className?: string
  children: ReactNode
}

/** Label, asterisk, hint and error around one control (requirement 3.3). */
export function Field({ id, label, hint, error, required, disabled, className, children }: FieldProps) {
  return (
    <div className={joinClassNames('field', className)}>
      <label htmlFor={id} className="field-label">
        <span>{label}</span>
        {required && <Asterisk />}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} disabled={disabled} />
    </div>
  )
}

export const Asterisk = () => (
  <span aria-hidden className="text-error">
    {' '}
    *
  </span>
)

export function FieldError({ id, error, disabled }: Pick<FieldTexts, 'id' | 'error' | 'disabled'>) {
  if (!error || disabled) return null
  return (
    <p id={`${id}-error`} className="field-error">
      <Icon name="warning" small />
      <span>{error}</span>
    </p>
  )
}

/** Attributes that connect a control with its hint and error. */
export function describeControl({ id, hint, error, required, disabled }: Omit<FieldTexts, 'label'>) {
  const showsError = Boolean(error) && !disabled
  const described = [hint ? `${id}-hint` : '', showsError ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': showsError || undefined,
    'aria-describedby': described || undefined
  }
}
