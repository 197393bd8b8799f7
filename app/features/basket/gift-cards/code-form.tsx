import { useId, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { Button } from '../../../ui/action/button'
import { FieldError } from '../../../ui/form/field'
import { Message } from '../../../ui/status/message'
import { TextInput } from '../../../ui/form/text-input'
import { giftCardMessages as messages } from './gift-card-messages'
import type { CodeForm as FormState } from './use-code-form'

interface CodeFormProps {
  form: FormState
  /** Of the button. */
  label: ReactNode
  disabled?: boolean
  /** Below the text of a failure. */
  wayOn?: ReactNode
  /** Keeps programs out. */
  guard?: ReactNode
}

/**
 * The field for a gift card's code and its button. The field has no name, so that no browser can put the
 * code in an address or remember it.
 */
export function CodeForm({ form, label, disabled, wayOn, guard }: CodeFormProps) {
  const { formatMessage } = useIntl()
  const { code, setCode, fieldError, failure, isBusy, input, submit } = form
  const id = useId()
  const problem = fieldError ? 'error' : failure ? 'failure' : undefined
  return (
    <form noValidate method="post" className="gift-card-form" onSubmit={event => void submit(event)}>
      {failure && (
        <div id={`${id}-failure`} className="gift-card-failure">
          <Message kind="error" answer>
            <p>{failure}</p>
            {wayOn}
          </Message>
        </div>
      )}
      <div className="code-entry">
        <TextInput
          ref={input}
          id={id}
          label={formatMessage(messages.code)}
          required
          disabled={disabled}
          value={code}
          onChange={event => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-${problem}` })}
        />
        <Button type="submit" kind="secondary" busy={isBusy} disabled={disabled}>
          {label}
        </Button>
      </div>
      <FieldError id={id} error={fieldError} disabled={disabled} />
      {guard}
    </form>
  )
}
