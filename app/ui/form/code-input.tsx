import { forwardRef } from 'react'
import { TextInput, type TextInputProps } from './text-input'

/** Rules of a `CodeInput`: its value is without the blanks and hyphens that were typed or pasted. */
export const codeRules = (message: string, digits = 8) => ({
  setValueAs: (typed: string) => typed.replace(/[\s-]/g, ''),
  validate: (code: string) => (code.length === digits && /^\d+$/.test(code)) || message
})

/** The code of a mail, which phones and browsers fill in. */
export const CodeInput = forwardRef<HTMLInputElement, TextInputProps>(function CodeInput(props, ref) {
  return (
    <TextInput
      ref={ref}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="sm:max-w-[50%]"
      required
      {...props}
    />
  )
})
