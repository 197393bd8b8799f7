import { forwardRef, useState } from 'react'
import { IconButton } from '../action/icon-button'
import { describeControl, Field } from './field'
import { Icon } from '../media/icon'
import type { TextInputProps } from './text-input'

interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  showLabel: string
  hideLabel: string
}

/** A password that can be shown and hidden again. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { id, label, hint, error, required, disabled, className, showLabel, hideLabel, ...rest },
  ref
) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ id, label, hint, error, required, disabled, className }}>
      <div className="relative">
        <input
          ref={ref}
          type={shown ? 'text' : 'password'}
          className="input pe-13"
          {...describeControl({ id, hint, error, required, disabled })}
          {...rest}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={<Icon name={shown ? 'eye-off' : 'eye'} small />}
          className="absolute inset-y-0.5 end-1"
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  )
})
